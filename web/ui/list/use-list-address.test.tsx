import { screen } from "@testing-library/react";
import { Link } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { show } from "../../../tests/support/component";
import { type ListAsk, useListAddress } from "./list-address";

type Ask = ListAsk<"status">;

function List({ onAsk }: { onAsk: (ask: Ask) => void }) {
  const { search, filters, change, clear } = useListAddress(["status"], onAsk);
  return (
    <>
      <output>{JSON.stringify({ search, ...filters })}</output>
      <button onClick={() => change({ filters: { status: "pago" } })}>Pago</button>
      <button
        onClick={() => {
          change({ search: "a" });
          change({ search: "an" });
        }}
      >
        Buscar
      </button>
      <button onClick={clear}>Limpar</button>
      <Link to="?">Financeiro</Link>
      <Link to="?status=pendente">Pendentes</Link>
      <Link to="?status=pendente&aberto=um">Abrir</Link>
    </>
  );
}

const nothing = { search: "", filters: { status: null }, sort: null };

test("a list asks once for what it changes itself, and for what a link to its page asks for", async () => {
  const onAsk = vi.fn<(ask: Ask) => void>();
  const { user } = show(<List onAsk={onAsk} />);
  const press = async (role: "button" | "link", name: string, shown: object) => {
    await user.click(screen.getByRole(role, { name }));
    expect(screen.getByRole("status")).toHaveTextContent(JSON.stringify(shown));
    return onAsk.mock.calls.splice(0).map(([ask]) => ask);
  };
  expect(onAsk).not.toHaveBeenCalled();
  const paid = { ...nothing, filters: { status: "pago" } };
  expect(await press("button", "Pago", { search: "", status: "pago" })).toEqual([paid]);
  // Chosen again: the list asks, the address stays.
  expect(await press("button", "Pago", { search: "", status: "pago" })).toEqual([paid]);
  expect(await press("link", "Financeiro", { search: "", status: null })).toEqual([nothing]);
  expect(await press("link", "Financeiro", { search: "", status: null })).toEqual([]);
  const pending = { ...nothing, filters: { status: "pendente" } };
  expect(await press("link", "Pendentes", { search: "", status: "pendente" })).toEqual([pending]);
  expect(await press("link", "Abrir", { search: "", status: "pendente" })).toEqual([]);
  expect(await press("button", "Buscar", { search: "an", status: "pendente" })).toEqual([
    { ...pending, search: "a" },
    { ...pending, search: "an" },
  ]);
  expect(await press("link", "Pendentes", { search: "", status: "pendente" })).toEqual([pending]);
  expect(await press("button", "Limpar", { search: "", status: null })).toEqual([nothing]);
});
