import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../tests/support/component";
import { PageContent } from "./PageFrame";

function Broken(): never {
  throw new Error("Erro interno do sistema");
}

test("a page that fails says so in its place, and in a toast where it has a title for one", async () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  show(
    <PageContent skeleton={null} failure="Erro ao carregar perfil">
      <Broken />
    </PageContent>,
  );
  complaint.mockRestore();
  expect(screen.getByRole("button", { name: "Tentar novamente" })).toBeVisible();
  expect(await screen.findByText("Erro ao carregar perfil")).toBeVisible();
});

test("where the toast is an 'Erro', the page says which below it", async () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  show(
    <PageContent skeleton={null} problem="Erro ao carregar aulas">
      <Broken />
    </PageContent>,
  );
  complaint.mockRestore();
  expect(await screen.findByText("Erro", { exact: true })).toBeVisible();
  expect(screen.getByText("Erro ao carregar aulas")).toBeVisible();
});
