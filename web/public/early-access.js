// Asks who is here while the app is still on its way, which takes the answer: `web/relay/access.ts`. Under the same lock,
// because the session's cookie changes with each answer. A file of its own because the content security policy forbids
// inline scripts.
(function () {
  if (globalThis.praiaEarlyAccess === null) return;
  async function ask() {
    let athlete = null;
    try {
      athlete = sessionStorage.getItem("praia-agir-por");
    } catch {
      // Then nobody acts for a minor.
    }
    const headers = athlete === null ? {} : { "X-Atleta": athlete };
    const response = await fetch("/auth/refresh", { method: "POST", credentials: "include", headers });
    return response.ok ? response.json() : null;
  }
  const answer = "locks" in navigator ? navigator.locks.request("praia-access", ask) : ask();
  globalThis.praiaEarlyAccess = answer.catch(() => null);
})();
