import { expect, test } from 'vitest';
import { doubledAsOne, isCloseSpelling, isFarSpelling } from './misspelling.ts';

test.each([
  // Seven letters and more may have any letter wrong.
  ['avocado', 'avacado', true],
  ['courgette', 'courgete', true],
  // Six one too many, one missing or two swapped, after the right first letter.
  ['chicken', 'chiken', true],
  ['butter', 'btuter', true],
  ['yogurt', 'yogart', false],
  ['mouton', 'bouton', false],
  // Five one missing or two swapped, between the right first and last letters.
  ['saumon', 'samon', true],
  ['onion', 'onoin', true],
  ['fond', 'found', false],
  ['steak', 'steka', false],
  // Shorter words have another word too near.
  ['salt', 'slat', false],
  ['plate', 'plant', false],
  ['pain', 'paint', false],
])('%s for %s: %s', (name, typed, isClose) => {
  expect(isCloseSpelling(name, typed)).toBe(isClose);
});

test.each([
  ['mayonnaise', 'mayonaisse'],
  ['butter', 'buter'],
  ['tomato', 'tommatto'],
])('%s and %s are one but for doubled letters', (name, typed) => {
  expect(doubledAsOne(typed)).toBe(doubledAsOne(name));
});

test.each([
  // What sounds the same.
  ['spaghetti', 'spaguetty', true],
  ['coffee', 'kofee', true],
  ['biscuit', 'biskuit', true],
  ['jambon', 'jambom', true],
  ['vinegar', 'vinager', true],
  ['aubergine', 'auberjine', true],
  // Seven letters and more may have other vowels.
  ['cauliflower', 'cauliflour', true],
  ['yoghurt', 'yogourt', true],
  ['vinaigrette', 'vinegarette', true],
  ['shampoo', 'shempiu', false],
  ['champignon', 'chanpingnon', true],
  // Nine any two letters wrong, after the right first one and before the right last one.
  ['aubergine', 'auvirgine', true],
  ['champignon', 'chanpigon', true],
  ['transition', 'tradition', true],
  ['conditions', 'conditioner', false],
  // Shorter words, and those of few sounds, have another word too near.
  ['poire', 'paire', false],
  ['tomato', 'timate', false],
  ['souci', 'sushi', false],
  ['cheese', 'chaise', false],
  ['cannette', 'connaitre', false],
])('%s for %s, two letters wrong: %s', (name, typed, isFar) => {
  expect(isFarSpelling(name, typed)).toBe(isFar);
});
