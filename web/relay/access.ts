import { actingAthlete, actingHeaders, forgetActing, stopActing } from "./acting";

/**
 * The access token of this tab: kept in memory only, renewed silently, coordinated between tabs.
 * The refresh token is an HttpOnly cookie this code never sees. Of the user only the key is known here, to detect a
 * change of user; the identity domain reads the rest of `session`.
 */
export interface AccessAnswer {
  accessToken: string | null;
  expiresInSeconds: number;
  session: { userKey: string; actsFor?: { key: string } | null } | null;
}

/** "unreachable": the request failed, so the session is unknown. */
export type AccessNews = AccessAnswer | "unreachable";

const renewBeforeMs = 60_000;
const longestRetryMs = 30_000;

let token: { value: string; expiresAt: number } | null = null;
let generation = 0;
let flight: Promise<void> | null = null;
let firstAnswer: Promise<void> | null = null;
let renewalTimer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
/** undefined until the first response, null for an anonymous visitor. */
let person: string | null | undefined;
const listeners = new Set<(news: AccessNews) => void>();
const personListeners = new Set<() => void>();
const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("praia-access");

/** Starts token handling in this tab: fetches the session once, then follows the other tabs. */
export function startAccess() {
  if (firstAnswer) return;
  firstAnswer = learnAccess().catch(() => undefined);
  if (tabs) tabs.onmessage = () => void renewAccess().catch(() => undefined);
  window.addEventListener("online", () => void renewIfStale().catch(() => undefined));
}

/** The token to send now, renewed when it is about to expire; null for an anonymous visitor. */
export async function accessToken(): Promise<string | null> {
  await firstAnswer;
  await renewIfStale().catch(() => undefined);
  return token && token.expiresAt > Date.now() ? token.value : null;
}

/** Requests a new token; concurrent callers share one request, and tabs take turns (the cookie rotates). */
export function renewAccess(): Promise<void> {
  flight ??= takeTurn(renew).finally(() => (flight = null));
  return flight;
}

/** Stores a sign-in's token and notifies the other tabs, which then refresh theirs. */
export function adoptAccess(answer: AccessAnswer) {
  forgetActing();
  accept(answer);
  tabs?.postMessage("changed");
}

/** Drops the token after a sign-out, here and in the other tabs. */
export function dropAccess() {
  adoptAccess({ accessToken: null, expiresInSeconds: 0, session: null });
}

export function onAccessNews(listener: (news: AccessNews) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Registers a listener for a change of user: sign-in, sign-out, or both at once in another tab. */
export function onPersonChange(listener: () => void): () => void {
  personListeners.add(listener);
  return () => void personListeners.delete(listener);
}

async function renewIfStale() {
  if (token && token.expiresAt - Date.now() < 5_000) await renewAccess();
}

async function renew() {
  const asked = generation;
  let answer: AccessAnswer;
  try {
    answer = await askForAccess();
  } catch (error) {
    if (asked === generation) retryLater();
    throw error;
  }
  // A sign-in or sign-out happened during the request: its response is outdated.
  if (asked === generation) accept(answer);
}

async function askForAccess(): Promise<AccessAnswer> {
  const response = await fetch("/auth/refresh", {
    method: "POST",
    credentials: "include",
    headers: actingHeaders(),
  });
  if (!response.ok) throw new Error(`/auth/refresh answered ${response.status}`);
  return (await response.json()) as AccessAnswer;
}

declare global {
  /** The request that `web/public/early-access.js` has started; null if it failed, or if the app started before it. */
  var praiaEarlyAccess: Promise<AccessAnswer | null> | null | undefined;
}

/** Uses the early request's result, or requests the token now. */
async function learnAccess() {
  const asked = generation;
  const early = globalThis.praiaEarlyAccess;
  globalThis.praiaEarlyAccess = null;
  const answer = await early;
  if (!answer) await renewAccess();
  else if (asked === generation) accept(answer);
}

function accept(answer: AccessAnswer) {
  // The user is no longer the minor's guardian, or another user is signed in.
  if (actingAthlete() !== null && !answer.session?.actsFor) stopActing();
  generation += 1;
  clearTimeout(renewalTimer);
  failures = 0;
  const lifeMs = answer.expiresInSeconds * 1000;
  token = answer.accessToken ? { value: answer.accessToken, expiresAt: Date.now() + lifeMs } : null;
  if (token) scheduleRenewal(Math.max(lifeMs - renewBeforeMs, lifeMs / 2));
  const before = person;
  person = answer.accessToken ? (answer.session?.userKey ?? null) : null;
  if (before !== undefined && before !== person) for (const listener of personListeners) listener();
  for (const listener of listeners) listener(answer);
}

function retryLater() {
  if (!token) for (const listener of listeners) listener("unreachable");
  failures += 1;
  scheduleRenewal(Math.min(1000 * 2 ** failures, longestRetryMs));
}

function scheduleRenewal(afterMs: number) {
  clearTimeout(renewalTimer);
  renewalTimer = setTimeout(() => void renewAccess().catch(() => undefined), afterMs);
}

function takeTurn(work: () => Promise<void>): Promise<void> {
  return "locks" in navigator ? navigator.locks.request("praia-access", work) : work();
}
