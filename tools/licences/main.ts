import {readFileSync} from 'node:fs';
import {findLicences, type LockFile} from './findLicences';

/** `npx tsx tools/licences/main.ts`: lists the licences of what the site needs, and fails on one that is not allowed. */
try {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  for (const [licence, names] of [...findLicences(lock)].sort()) {
    console.log(`${licence}: ${[...new Set(names)].sort().join(', ')}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
