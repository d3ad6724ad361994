import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';

/** Commands used by the tests: the path in WebDriver, and the name in Firefox's own protocol. */
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
  /** Sends a command. Both protocols have the same parameters and return values. */
  readonly send: (command: Command, params: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

/** Maximum time for a program to start or a condition to become true. */
const TIMEOUT_MS = 30_000;
const POLL_MS = 50;

/**
 * Calls a function repeatedly until it returns a truthy value.
 *
 * @throws with the name of the condition on timeout
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
      // Commands fail while the browser navigates.
      lastError = `: ${String(error)}`;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`Waited ${TIMEOUT_MS / 1000} s in vain for ${what}${lastError}`);
}

/** Stops a program and waits until it has exited. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill();
  await gone;
}
