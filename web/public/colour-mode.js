// Runs before the first paint, so that a visitor of the dark side never sees a white flash.
// A file of its own because the content security policy forbids inline scripts.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("praia-colour-mode");
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  var dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  var root = document.documentElement;
  root.classList.add(dark ? "dark" : "light");
  root.style.colorScheme = dark ? "dark" : "light";
  var theme = document.querySelector('meta[name="theme-color"]');
  if (theme) theme.setAttribute("content", dark ? "#07181f" : "#efede8");
})();
