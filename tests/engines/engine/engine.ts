import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';

/** What the tests ask of a browser: the command's path in WebDriver, and its name in Firefox's own protocol. */
export const COMMANDS = {
  open: ['/url', 'WebDriver:Navigate'],
  back: ['/back', 'WebDriver:Back'],
  run: ['/execute/sync', 'WebDriver:ExecuteScript'],
  act: ['/actions', 'WebDriver:PerformActions'],
  resize: ['/window/rect', 'WebDriver:SetWindowRect'],
} as const;

type Command = keyof typeof COMMANDS;

/** A browser under control. */
export type Engine = {
  /** Sends a command of WebDriver. Both protocols take the same parameters, and answer with the same values. */
  readonly send: (command: Command, params: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

/** How long a program may take to start, and a condition to become true, on a busy machine. */
const TIMEOUT_MS = 30_000;
const POLL_MS = 50;

/**
 * Asks again and again until the answer is neither false nor missing.
 *
 * @throws with the name of the condition when it stays false
 */
export async function waitFor<T>(what: string, ask: () => T | Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + TIMEOUT_MS;
  let lastError = '';
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
      lastError = '';
    } catch (error) {
      // Between two documents there is nobody to ask.
      lastError = `: ${String(error)}`;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`Waited ${TIMEOUT_MS / 1000} s in vain for ${what}${lastError}`);
}

/** Ends a program, and resolves when it is gone. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill();
  await gone;
}
