// The code of the fixtures stands in for this file.
export {};
