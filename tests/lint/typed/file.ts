// The code of a fixture is linted in place of this file's.
export {};
