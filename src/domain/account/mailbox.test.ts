import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['lea@panier.example', 'lea@panier.example'],
  ['Lea@PANIER.example', 'lea@panier.example'],
  ['lea+1@panier.example', 'lea@panier.example'],
  ['lea+a+b@panier.example', 'lea@panier.example'],
  [' lea+@panier.example ', 'lea@panier.example'],
  ['l.e.a@panier.example', 'l.e.a@panier.example'],
  ['L.e.a+x@gmail.com', 'lea@gmail.com'],
  ['le.a@googlemail.com', 'lea@gmail.com'],
  ['+le.a@gmail.com', '+lea@gmail.com'],
  ['le.a@gmail.com.example', 'le.a@gmail.com.example'],
  ['+lea@panier.example', '+lea@panier.example'],
  ['lea@pa+nier.example', 'lea@pa+nier.example'],
  ['', ''],
])('%j is the mailbox %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
