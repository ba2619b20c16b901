// `npm run notices`: writes THIRD-PARTY-NOTICES.md from the lock file.
import { readFileSync, writeFileSync } from 'node:fs';
import { noticesText } from './notices-text.mjs';

writeFileSync('THIRD-PARTY-NOTICES.md', noticesText(JSON.parse(readFileSync('package-lock.json', 'utf8'))));
