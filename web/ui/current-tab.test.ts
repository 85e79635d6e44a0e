import { expect, test } from "vitest";
import { currentTab } from "./TabLinks";

const at = (tos: string[], address: string) => {
  const [pathname = "", search = ""] = address.split("?");
  return currentTab(
    tos.map((to) => ({ to })),
    { pathname, search: search && `?${search}` },
  )?.to;
};

test("a tab of a search is found whatever else is asked", () => {
  const tabs = ["?aba=inscricao", "?aba=jogos"];
  expect(at(tabs, "/torneio/1?aba=jogos&categoria=2")).toBe("?aba=jogos");
  expect(at(tabs, "/torneio/1")).toBe("?aba=inscricao");
  expect(at(tabs, "/torneio/1?aba=nada")).toBe("?aba=inscricao");
});

test("where the address names none, it is the one named", () => {
  const tabs = [{ to: "?aba=inscricao" }, { to: "?aba=jogos" }];
  expect(currentTab(tabs, { pathname: "/torneio/1", search: "" }, "?aba=jogos")).toBe(tabs[1]);
  expect(currentTab(tabs, { pathname: "/torneio/1", search: "?aba=inscricao" }, "?aba=jogos")).toBe(tabs[0]);
});

test("the longest path wins, and a word that merely begins alike is another page", () => {
  const tabs = ["/arena/1", "/arena/1/jogos", "/arena/1/jogo"];
  expect(at(tabs, "/arena/1/jogos/7")).toBe("/arena/1/jogos");
  expect(at(tabs, "/arena/1/quadras")).toBe("/arena/1");
});

test("the search decides between two tabs of one path", () => {
  const tabs = ["/lista", "/lista?status=pago"];
  expect(at(tabs, "/lista?status=pago")).toBe("/lista?status=pago");
  expect(at(tabs, "/lista?status=aberto")).toBe("/lista");
});
