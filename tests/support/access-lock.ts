import { afterEach, beforeEach, vi } from "vitest";

/** What one may do from now on is asked anew, under a lock that the DOM of component tests has none of. */
export function grantsAccessLock(): void {
  beforeEach(() => {
    vi.spyOn(navigator, "locks", "get").mockReturnValue({
      request: async () => undefined,
    } as unknown as LockManager);
  });
  afterEach(() => void vi.restoreAllMocks());
}
