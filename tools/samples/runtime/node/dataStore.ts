import {serialise} from './job';

const MAX_KEYS = 1024;

/** A data store in memory, with the calls that Node.js steps have. */
export class DataStore {
  readonly #records: Map<string, unknown>;

  constructor(initial: Record<string, unknown> = {}) {
    this.#records = new Map(Object.entries(initial));
  }

  #assertBulk(): void {
    if (this.#records.size > MAX_KEYS) {
      throw Object.assign(new Error('Request failed with status code 426'), {response: {status: 426}});
    }
  }

  async get(key: string): Promise<unknown> {
    return serialise(this.#records.get(String(key)));
  }

  async set(key: string, value: unknown): Promise<void> {
    this.#records.set(String(key), value === '' ? undefined : serialise(value));
  }

  async has(key: string): Promise<boolean> {
    return this.#records.has(String(key));
  }

  async keys(): Promise<string[]> {
    this.#assertBulk();
    return [...this.#records.keys()];
  }

  async entries(): Promise<[string, unknown][]> {
    this.#assertBulk();
    return [...this.#records.entries()].map(([key, value]) => [key, serialise(value)]);
  }

  async delete(key: string): Promise<void> {
    this.#records.delete(String(key));
  }

  async clear(): Promise<void> {
    this.#records.clear();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<[string, unknown]> {
    for (const [key, value] of [...this.#records]) yield [key, serialise(value)];
  }

  /** The records as they are now, for the comparison with what a page shows. */
  snapshot(): Record<string, unknown> {
    return Object.fromEntries(this.#records);
  }
}
