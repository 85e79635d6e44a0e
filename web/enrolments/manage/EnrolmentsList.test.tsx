import { act, fireEvent, screen, within } from "@testing-library/react";
import { createRef } from "react";
import { graphql } from "react-relay/hooks";
import { afterEach, expect, test, vi } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../../tests/support/component";
import type { EnrolmentsListTestQuery } from "../../__generated__/EnrolmentsListTestQuery.graphql";
import type { EnrolmentsListQuery } from "../../__generated__/EnrolmentsListQuery.graphql";
import type { saveEnrolmentsSheetQuery } from "../../__generated__/saveEnrolmentsSheetQuery.graphql";
import type { enrolmentPaymentsConfirmMutation } from "../../__generated__/enrolmentPaymentsConfirmMutation.graphql";
import type { enrolmentPaymentsRegisterManyMutation } from "../../__generated__/enrolmentPaymentsRegisterManyMutation.graphql";
import type { enrolmentPaymentsRegisterMutation } from "../../__generated__/enrolmentPaymentsRegisterMutation.graphql";
import { LongWork } from "../../ui/long-work/LongWork";
import { PlaceTime } from "../../ui/PlaceTime";
import type { AskAbout } from "./enrolment-questions";
import { EnrolmentsList, type EnrolmentsListHandle } from "./EnrolmentsList";

const query = graphql`
  query EnrolmentsListTestQuery @relay_test_operation @raw_response_type {
    tournament(key: "torneio") {
      ...EnrolmentsList_tournament
    }
  }
`;

const asEnrolled = {
  placeMode: "ENTRY_ORDER" as const,
  wildCards: 0,
  wildCardsLeft: 0,
  placesUndecided: false,
  placesAssignedAt: null,
};
const inC = { id: "C", name: "C", inPairs: true, ...asEnrolled };
const owes = { amountInCents: 8000, openInCents: 8000, paidAt: null, method: null };
const has = { amountInCents: 8000, openInCents: 0, paidAt: "2026-11-20T12:00:00Z", method: "PIX" as const };
const one = (name: string, payment: typeof owes | typeof has) => ({
  id: name,
  status: payment.paidAt === null ? ("AWAITING_PAYMENT" as const) : ("ENROLLED" as const),
  enrolledAt: "2026-11-18T12:00:00Z",
  feeInCents: 8000,
  feeReason: null,
  dueAt: null,
  waitingPosition: null,
  refundInCents: null,
  creditInCents: 0,
  awaitsConsent: false,
  athlete: { id: `of ${name}`, displayName: name },
  payment,
});
/** A pair is two enrolments of the list, one after the other. */
const pair = (first: ReturnType<typeof one>, second: ReturnType<typeof one>) =>
  [
    [first, second],
    [second, first],
  ].map(([own, other]) => ({
    cursor: own?.id,
    node: {
      ...own,
      __typename: "Enrolment" as const,
      category: inC,
      pair: { id: `${first.id} and ${second.id}` },
      partnerEnrolment: other,
    },
  }));

const lastPage = { hasNextPage: false, endCursor: null };
const counted = {
  owingCount: 3,
  statusCounts: [
    { status: "AWAITING_PAYMENT" as const, count: 3 },
    { status: "ENROLLED" as const, count: 3 },
  ],
};
const entries = {
  edges: [
    ...pair(one("Ana", owes), one("Bia", owes)),
    ...pair(one("Caio", has), one("Duda", owes)),
    ...pair(one("Eva", has), one("Fia", has)),
  ],
  pageInfo: lastPage,
};
const categories = [
  { ...inC, takesEntries: true },
  { id: "D", name: "D", inPairs: true, ...asEnrolled, takesEntries: true },
];

function showList() {
  const list = createRef<EnrolmentsListHandle>();
  const onAsk = vi.fn<AskAbout>();
  const shown = showWith<EnrolmentsListTestQuery>(
    query,
    {
      tournament: { id: "torneio", name: "Copa: Verão", isChampionship: false, categories, counted, entries },
    },
    ({ tournament }) =>
      tournament && (
        <PlaceTime timeZone="America/Sao_Paulo">
          <EnrolmentsList ref={list} tournament={tournament} onAsk={onAsk} />
          <LongWork owner="gestora" />
        </PlaceTime>
      ),
  );
  return { ...shown, list, onAsk };
}
const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const reloaded = { node: { __typename: "Tournament" as const, id: "torneio", categories, counted, entries } };

afterEach(() => vi.restoreAllMocks());

test("a pair is one row with its payments, and only rows with an open payment can be selected", async () => {
  showList();
  expect(screen.getAllByRole("row")).toHaveLength(4);
  expect(row("Ana e Bia")).toHaveTextContent(/R\$ 160,00, a receber/);
  expect(row("Caio e Duda")).toHaveTextContent(/R\$ 80,00, a receberfalta Duda/);
  expect(row("Eva e Fia")).toHaveTextContent(/R\$ 160,00, pagoPix/);
  expect(screen.queryByRole("checkbox", { name: "Selecionar Eva e Fia" })).toBeNull();
  expect(within(row("Eva e Fia")).queryByRole("button")).toBeNull();
  expect(await problemsShown()).toEqual([]);
});

test("a live update during a filter change reloads with the new filter", async () => {
  const { server, list } = showList();
  await act(async () => {
    fireEvent.change(await screen.findByLabelText("Categoria"), { target: { value: "D" } });
    list.current?.reload();
  });
  expect(server.sent().at(-1)).toMatchObject({ categoryId: "D" });
});

test("a failed request shows an error in the list, and a retry sends the same request", async () => {
  const { user, server, router } = showList();
  await user.click(button("A receber 3"));
  expect(router.state.location.search).toBe("?pagamento=a-receber");
  await server.fails();
  expect(screen.getByRole("alert")).toHaveTextContent("Não foi possível carregar a lista");
  expect(button("A receber 3")).toHaveAttribute("aria-pressed", "true");
  await user.click(button("Tentar novamente"));
  expect(server.sent()).toMatchObject([{ id: "torneio", owing: true, count: 40 }]);
  await server.answers<EnrolmentsListQuery>({
    node: { ...reloaded.node, entries: { ...entries, edges: entries.edges.slice(0, 2) } },
  });
  expect(screen.getAllByRole("row")).toHaveLength(2);
});

test("a row registers a single open payment directly, and offers a menu if both athletes owe", async () => {
  const { user, server, onAsk } = showList();
  await user.dblClick(button("Baixa manual de Duda"));
  expect(server.sent()).toEqual([{ enrolmentId: "Duda", method: null }]);
  await server.answers<enrolmentPaymentsRegisterMutation>({
    registerPayment: {
      __typename: "RegisterPaymentSuccess",
      outcome: "CONFIRMED",
      enrolment: { ...one("Duda", has), partnerEnrolment: one("Caio", has) },
      tournament: {
        id: "torneio",
        categories,
        counted: { owingCount: 2, statusCounts: [{ status: "ENROLLED" as const, count: 6 }] },
      },
    },
  });
  // The row and the chips update from the mutation's answer, without reloading the list.
  expect(row("Caio e Duda")).toHaveTextContent(/R\$ 160,00, pagoPix/);
  expect(button("A receber 2")).toBeVisible();
  expect(server.sent()).toEqual([]);
  expect(await screen.findByText("Pagamento registrado")).toBeVisible();
  await user.click(button("Desfazer"));
  expect(onAsk).toHaveBeenCalledWith("undoPayment", expect.objectContaining({ id: "Duda" }));

  await user.click(button("Baixa manual de Ana e Bia"));
  (await screen.findByRole("menu")).focus();
  await user.keyboard("{End}");
  expect(screen.getByRole("menuitem", { name: "Da dupla: R$ 160,00" })).toHaveAttribute("data-highlighted");
  await user.keyboard("{Enter}");
  expect(server.sent()).toEqual([{ tournamentId: "torneio", enrolmentIds: ["Ana", "Bia"] }]);
});

test("a double click confirms several enrolments without payment once", async () => {
  const { user, server } = showList();
  await user.click(screen.getByRole("checkbox", { name: "Selecionar tudo" }));
  expect(screen.getByText("3 inscrições · R$ 240,00")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(button("Confirmar sem pagamento"));
  expect(server.sent()).toEqual([{ tournamentId: "torneio", enrolmentIds: ["Ana", "Bia", "Duda"] }]);
  await server.answers<enrolmentPaymentsConfirmMutation>({
    confirmEnrolments: { __typename: "ConfirmEnrolmentsSuccess", confirmedCount: 3 },
  });
  expect(await screen.findByText("3 atletas; os valores continuam a receber.")).toBeVisible();
  expect(screen.queryByRole("toolbar")).toBeNull();
  expect(screen.getByRole("table", { name: "Inscrições" })).toHaveFocus();
});

test("if one payment is rejected none is registered, and the dialog offers the remaining ones", async () => {
  const { user, server } = showList();
  await user.click(screen.getByRole("checkbox", { name: "Selecionar tudo" }));
  await user.click(button("Dar baixa"));
  expect(screen.getByRole("alertdialog", { name: "Dar baixa em 3 inscrições?" })).toHaveTextContent(
    /Total recebido: R\$\s240,00/,
  );
  await user.dblClick(button("Registrar pagamentos"));
  const message = "Nenhuma baixa foi registrada, porque não há o que receber de Duda (cancelada).";
  await server.answers<enrolmentPaymentsRegisterManyMutation>({
    registerPayments: { __typename: "RuleViolation", message },
  });
  await server.answers<EnrolmentsListQuery>({
    node: { ...reloaded.node, entries: { ...entries, edges: entries.edges.slice(0, 2) } },
  });
  const rest = screen.getByRole("alertdialog", { name: "Dar baixa em 2 inscrições?" });
  expect(rest).toHaveTextContent(message);
  await user.click(button("Registrar pagamentos"));
  expect(server.sent()).toEqual([{ tournamentId: "torneio", enrolmentIds: ["Ana", "Bia"] }]);
  await server.answers<enrolmentPaymentsRegisterManyMutation>({
    registerPayments: { __typename: "RegisterPaymentsSuccess", registeredCount: 2 },
  });
  expect(await screen.findByText("Baixa manual em 2 inscrições.")).toBeVisible();
  await dialogClosed();
  expect(screen.queryByRole("toolbar")).toBeNull();
});

test("the exported sheet has all filtered rows, page by page, and escapes formulas in names", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:planilha";
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user, server } = showList();
  await user.click(button("Exportar CSV"));
  const athlete = (displayName: string) => ({
    displayName,
    email: "ana@praia.example",
    phone: "(48) 99999-0001",
    level: "C" as const,
  });
  const entry = (name: string) => ({
    node: {
      ...one(name, has),
      athlete: athlete(name),
      category: { name: "C", ...asEnrolled },
      partnerEnrolment: null,
    },
  });
  await server.answers<saveEnrolmentsSheetQuery>({
    node: {
      entries: { totalCount: 2, edges: [entry("Ana")], pageInfo: { hasNextPage: true, endCursor: "a" } },
    },
  });
  expect(server.sent()).toMatchObject([{ id: "torneio", after: "a", owing: null }]);
  await server.answers<saveEnrolmentsSheetQuery>({
    node: { entries: { edges: [entry("=1+1")], pageInfo: lastPage } },
  });
  expect(names).toEqual(["inscricoes-copa-verao.csv"]);
  const text = await saved[0]?.text();
  expect(text?.split("\r\n")).toEqual([
    "\uFEFFAtleta;Dupla com;E-mail;Telefone;Nível;Categoria;Situação;Valor;Pago em;Forma de pagamento;Inscrição em",
    "Ana;;ana@praia.example;(48) 99999-0001;C;C;Confirmada;80,00;20/11/2026 às 09:00;Pix;18/11/2026 às 09:00",
    "'=1+1;;ana@praia.example;(48) 99999-0001;C;C;Confirmada;80,00;20/11/2026 às 09:00;Pix;18/11/2026 às 09:00",
    "",
  ]);
});

test("a failed export shows an error", async () => {
  const { user, server } = showList();
  await user.click(button("Exportar CSV"));
  await server.fails();
  expect(await screen.findByRole("alert")).toHaveTextContent("Não foi possível exportar.");
  await user.click(button("Tentar novamente"));
  expect(screen.queryByRole("alert")).toBeNull();
  await server.answers<saveEnrolmentsSheetQuery>({ node: { entries: { edges: [], pageInfo: lastPage } } });
  expect(button("Exportar CSV")).toBeVisible();
});
