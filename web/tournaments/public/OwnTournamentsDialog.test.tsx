import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { codeArrived } from "../../../tests/support/mock-server";
import { problemsShown, show } from "../../../tests/support/component";
import type { OwnTournamentsDialogQuery } from "../../__generated__/OwnTournamentsDialogQuery.graphql";
import { OwnTournamentsDialog } from "./OwnTournamentsDialog";

type Answer = {
  response: OwnTournamentsDialogQuery["rawResponse"];
  variables: OwnTournamentsDialogQuery["variables"];
};

const node = {
  __typename: "AthleteEnrolment",
  tournamentName: "Copa da Joaquina",
  tournamentKey: "00000000-0000-0000-0000-000000000001",
  category: "Masculino B",
  startDate: "2026-11-27",
  endDate: "2026-11-29",
  status: "PLAYING",
  finalPosition: null,
  feeInCents: 8000,
  maxParticipants: 32,
  enrolledAt: "2026-10-20T17:30:00.000Z",
  timeZone: "America/Sao_Paulo",
} as const;
const none = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const list = (
  ...nodes: (Omit<typeof node, "finalPosition" | "feeInCents" | "status" | "tournamentName"> & {
    tournamentName: string;
    status: "PLAYING" | "FINISHED" | "CANCELLED";
    finalPosition: number | null;
    feeInCents: number;
  })[]
) => ({
  ...none,
  totalCount: nodes.length,
  edges: nodes.map((one, index) => ({ cursor: `${index}`, node: one })),
});

const open = async () => {
  const shown = show(
    <OwnTournamentsDialog
      athleteKey="00000000-0000-0000-0000-000000000000"
      open
      onClose={vi.fn<() => void>()}
    />,
  );
  await codeArrived();
  return { ...shown, dialog: await screen.findByRole("dialog", { name: "Meus Torneios" }) };
};

test("one's tournaments stand under three tabs with their numbers, each with what the enrolment was", async () => {
  const { user, server, dialog } = await open();
  expect(server.sent()).toEqual([{ key: "00000000-0000-0000-0000-000000000000" }]);
  await server.answers<Answer>({
    athlete: {
      id: "ana",
      running: list(node),
      upcoming: none,
      past: list(
        { ...node, tournamentName: "Etapa de Verão", status: "FINISHED", finalPosition: 2, feeInCents: 0 },
        { ...node, tournamentName: "Etapa de Inverno", status: "CANCELLED" },
      ),
    },
  });
  const tabs = within(dialog).getAllByRole("tab");
  expect(tabs.map(({ textContent }) => textContent)).toEqual(["Atuais (1)", "Próximos (0)", "Histórico (2)"]);
  const item = within(dialog).getByRole("listitem");
  for (const text of [
    "Masculino B",
    "Participando",
    "27/11/2026 a 29/11/2026",
    "R$ 80,00",
    "Máx. 32 participantes",
    "Inscrito em 20/10/2026 às 14:30",
  ])
    expect(within(item).getByText(text)).toBeVisible();
  expect(within(item).getByRole("link", { name: "Copa da Joaquina" })).toHaveAttribute(
    "href",
    "/torneio/00000000-0000-0000-0000-000000000001",
  );
  expect(await problemsShown()).toEqual([]);

  await user.click(within(dialog).getByRole("tab", { name: "Próximos (0)" }));
  expect(within(dialog).getByText("Nenhum torneio próximo")).toBeVisible();
  await user.click(within(dialog).getByRole("tab", { name: "Histórico (2)" }));
  const [first, second] = within(dialog).getAllByRole("listitem");
  expect(within(first!).getByText("2º lugar")).toBeVisible();
  expect(within(first!).queryByText(/R\$/)).toBeNull();
  expect(within(second!).getByText("Cancelada")).toBeVisible();
});

test("the first tab that has something is the one that is open", async () => {
  const { server, dialog } = await open();
  await server.answers<Answer>({ athlete: { id: "ana", running: none, upcoming: list(node), past: none } });
  expect(within(dialog).getByRole("tab", { name: "Próximos (1)" })).toHaveAttribute("aria-selected", "true");
  expect(within(dialog).getByText("Copa da Joaquina")).toBeVisible();
});

test("what did not come is said, and asked for once more", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells what was caught
  const { user, server, dialog } = await open();
  await server.fails();
  expect(await within(dialog).findByText("Erro ao carregar torneios")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Tentar novamente" }));
  await server.answers<Answer>({ athlete: { id: "ana", running: none, upcoming: none, past: none } });
  expect(await within(dialog).findByText("Nenhum torneio atual")).toBeVisible();
});
