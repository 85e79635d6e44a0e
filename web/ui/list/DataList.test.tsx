import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { EmptyState } from "../PageStates";
import { Waves } from "lucide-react";
import { DataList, useRowSelection } from "./DataList";
import { DataListSkeleton } from "./DataListRows";
import { type ListAsk, useListAddress, useOpenedRow } from "./list-address";
import type { ListColumn } from "./list-column";
import { ListBar } from "./ListBar";
import { RowDrawer } from "./RowDetails";

interface Athlete {
  id: string;
  name: string;
  owes: string;
}

const athletes: Athlete[] = [
  { id: "1", name: "Ana Lopes", owes: "R$ 60,00" },
  { id: "2", name: "Bia Reis", owes: "R$ 0,00" },
  { id: "3", name: "Caio Dias", owes: "R$ 120,00" },
];

const columns: ListColumn<Athlete>[] = [
  { key: "nome", label: "Nome", phone: "name", sort: "up", cell: ({ name }) => name },
  { key: "valor", label: "A receber", phone: "value", numeric: true, sort: "down", cell: ({ owes }) => owes },
];

interface DeskProps {
  onAsk?: (ask: ListAsk<"status">) => void;
  onCharge?: (ids: readonly string[]) => void;
  onCsv?: () => Promise<void>;
  failed?: (() => void) | null;
}

/** A page composed of the list's parts. */
function Desk({ onAsk, onCharge, onCsv, failed }: DeskProps) {
  const address = useListAddress(["status"], onAsk);
  const { openedId, addressOf, close } = useOpenedRow();
  const selection = useRowSelection();
  const sort = (next: typeof address.sort) => address.change({ sort: next });
  const rows = athletes.filter(({ name }) => name.includes(address.search));
  return (
    <>
      <ListBar
        search={{
          value: address.search,
          placeholder: "Nome",
          onChange: (search) => address.change({ search }),
        }}
        filters={[
          {
            label: "Status",
            value: address.filters.status,
            options: [{ value: "pago", label: "Pago" }],
            onChange: (status) => address.change({ filters: { status } }),
          },
        ]}
        columns={columns}
        sort={address.sort}
        onSort={sort}
        onCsv={onCsv}
      />
      <DataList
        label="Atletas"
        rows={rows}
        columns={columns}
        nameOf={({ name }) => name}
        sort={address.sort}
        onSort={sort}
        openAt={({ id }) => addressOf(id)}
        openedId={openedId}
        selection={selection}
        pickable={({ owes }) => owes !== "R$ 0,00"}
        failed={failed}
        bulkActions={(ids) => <button onClick={() => onCharge?.(ids)}>Cobrar</button>}
        empty={<EmptyState icon={Waves} title="Nenhum atleta" />}
      />
      <RowDrawer
        openedId={openedId}
        onClose={close}
        title={athletes.find(({ id }) => id === openedId)?.name ?? ""}
      >
        Detalhes
      </RowDrawer>
    </>
  );
}

const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

test("a column head changes the sort order in the URL and calls onAsk", async () => {
  const onAsk = vi.fn<(ask: ListAsk<"status">) => void>();
  const { user, router } = show(<Desk onAsk={onAsk} />);
  const head = screen.getByRole("columnheader", { name: "A receber" });
  await user.click(within(head).getByRole("button"));
  expect(router.state.location.search).toBe("?ordem=-valor");
  expect(head).toHaveAttribute("aria-sort", "descending");
  await user.click(within(head).getByRole("button"));
  expect(router.state.location.search).toBe("?ordem=valor");
  expect(head).toHaveAttribute("aria-sort", "ascending");
  expect(onAsk).toHaveBeenLastCalledWith({
    search: "",
    filters: { status: null },
    sort: { by: "valor", down: false },
  });
  // On a phone the sort order is a select field instead.
  await user.selectOptions(screen.getByLabelText("Ordem"), "Nome");
  expect(router.state.location.search).toBe("?ordem=nome");
});

test("a filter is added to the URL's parameters and removed again", async () => {
  const { user, router } = show(<Desk />);
  await user.click(screen.getByRole("button", { name: "Nome" }));
  await user.selectOptions(screen.getByLabelText("Status"), "Pago");
  expect(router.state.location.search).toBe("?ordem=nome&status=pago");
  await user.selectOptions(screen.getByLabelText("Status"), "Todos");
  expect(router.state.location.search).toBe("?ordem=nome");
});

test("rows are selected one by one or all at once, and bulk actions only affect visible rows", async () => {
  const onCharge = vi.fn<(ids: readonly string[]) => void>();
  const { user, fill } = show(<Desk onCharge={onCharge} />);
  expect(screen.queryByRole("toolbar")).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Selecionar Caio Dias" }));
  expect(screen.getByRole("checkbox", { name: "Selecionar tudo" })).toBePartiallyChecked();
  expect(screen.getByText("1 selecionado")).toBeVisible();
  // A row without an open payment cannot be selected, and selecting all skips it.
  expect(screen.queryByRole("checkbox", { name: "Selecionar Bia Reis" })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Selecionar tudo" }));
  expect(screen.getByRole("checkbox", { name: "Selecionar tudo" })).toBeChecked();
  await user.click(screen.getByRole("button", { name: "Cobrar" }));
  expect(onCharge).toHaveBeenLastCalledWith(["1", "3"]);
  await fill("Buscar", "Caio");
  expect(await screen.findByText("1 selecionado")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cobrar" }));
  expect(onCharge).toHaveBeenLastCalledWith(["3"]);
  await user.click(screen.getByRole("button", { name: "Limpar seleção" }));
  expect(screen.queryByRole("toolbar")).toBeNull();
  expect(screen.getByRole("table", { name: "Atletas" })).toHaveFocus();
});

test("arrow keys move between rows, Enter opens one beside the list, Escape closes it", async () => {
  const { user, router } = show(<Desk />);
  screen.getByRole("link", { name: "Ana Lopes" }).focus();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("link", { name: "Bia Reis" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(router.state.location.search).toBe("?aberto=2");
  expect(screen.getByRole("dialog", { name: "Bia Reis" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.keyboard("{Escape}");
  expect(router.state.location.search).toBe("");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a click anywhere on a row opens it, except on its own controls", async () => {
  const { user, router } = show(<Desk />);
  await user.click(within(row("Ana Lopes")).getByRole("checkbox"));
  expect(router.state.location.search).toBe("");
  await user.click(within(row("Caio Dias")).getByText("R$ 120,00"));
  expect(router.state.location.search).toBe("?aberto=3");
  expect(row("Caio Dias")).toHaveAttribute("aria-current", "true");
});

test("without rows only the empty state is shown", async () => {
  const { fill } = show(<Desk />);
  await fill("Buscar", "Zé");
  expect(await screen.findByText("Nenhum atleta")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  expect(await problemsShown()).toEqual([]);
});

test("a failed request can be retried, and keeps its filters", async () => {
  const retry = vi.fn<() => void>();
  const { user } = show(<Desk failed={retry} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Não foi possível carregar a lista");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByLabelText("Buscar")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(retry).toHaveBeenCalledOnce();
});

test("repeated presses during an export create one sheet", async () => {
  let ready: () => void = () => undefined;
  const onCsv = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (ready = resolve)));
  const { user } = show(<Desk onCsv={onCsv} />);
  await user.dblClick(screen.getByRole("button", { name: "Exportar CSV" }));
  expect(onCsv).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Exportando…" })).toHaveAttribute("aria-disabled", "true");
  act(ready);
  expect(await screen.findByRole("button", { name: "Exportar CSV" })).toBeVisible();
});

test("skeleton rows reserve space for checkboxes and actions", () => {
  show(<DataListSkeleton columns={columns} rows={2} picks actions />);
  const [head, first] = screen.getAllByRole("row", { hidden: true });
  expect(head?.children).toHaveLength(columns.length + 2);
  expect(first?.children).toHaveLength(columns.length + 2);
});
