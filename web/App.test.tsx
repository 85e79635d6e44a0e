import { afterEach, beforeEach, expect, test } from "vitest";
import { giveWayToPage } from "./App";

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"></div><div id="arriving"><p class="title">Copa da Ilha</p><p>sábado</p></div>';
  giveWayToPage();
});
afterEach(() => {
  document.body.innerHTML = "";
});

const waiting = '<div role="status" aria-label="Carregando"></div>';
const uncovered = async (main: string) => {
  const root = document.getElementById("root");
  if (root) root.innerHTML = main;
  // A MutationObserver runs asynchronously: wait for it.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return document.getElementById("arriving") === null;
};

test("the server's title stays until the page has a heading, even while placeholders are shown", async () => {
  expect(await uncovered("<main></main>")).toBe(false);
  expect(await uncovered(`<main><h1>Torneio</h1>${waiting}</main>`)).toBe(false);
  expect(await uncovered(`<main><h1>Copa da Ilha</h1>${waiting}</main>`)).toBe(true);
});

test.each([
  "<main><h1>Torneio não encontrado</h1></main>",
  '<main><h1>Torneio</h1><div role="alert"><h2>Não foi possível carregar</h2></div></main>',
  '<main><div role="alert"><h2>Não foi possível abrir esta página</h2></div></main>',
])("what went wrong is not covered: %s", async (main) => {
  expect(await uncovered(main)).toBe(true);
});
