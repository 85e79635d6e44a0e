import { afterEach, beforeEach, vi } from "vitest";

/** Mocks the Web Locks API, which the DOM of component tests lacks: permissions are reloaded under a lock. */
export function grantsAccessLock(): void {
  beforeEach(() => {
    vi.spyOn(navigator, "locks", "get").mockReturnValue({
      request: async () => undefined,
    } as unknown as LockManager);
  });
  afterEach(() => void vi.restoreAllMocks());
}
