import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { afterEach, expect, test, vi } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../../tests/support/component";
import type { MatchSheetQuery } from "../../__generated__/MatchSheetQuery.graphql";
import type { MatchSheetsTestKnownTestQuery } from "../../__generated__/MatchSheetsTestKnownTestQuery.graphql";
import type { MatchSheetsTestQuery } from "../../__generated__/MatchSheetsTestQuery.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { MatchPress, wayInto } from "./MatchOpener";
import { MatchSheets } from "./MatchSheets";

const side = (names: readonly string[], origin: string | null = null) => ({
  athletes: names.map((displayName) => ({ displayName })),
  origin,
  isWinner: false,
});
const final = {
  __typename: "Match",
  id: "final",
  key: "final",
  number: 22,
  round: 3,
  phase: "Final",
  courtLabel: "Quadra 4",
  scheduledFor: "2026-11-21T18:00:00Z",
  playedAt: null,
  status: "SCHEDULED",
  outcome: null,
  version: 0,
  notes: null,
  sets: [],
  court: null,
  viewerCanManage: true,
  rules: { matchFormat: "ONE_SET", setFormat: "SET6_TB66", fixedGames: null, someoneGoesOn: false },
  sides: [side(["Ana Souza", "Bia Lima"]), side([], "Vencedor do jogo 21")],
} as const;

type Answer = { response: MatchSheetQuery["rawResponse"]; variables: MatchSheetQuery["variables"] };

const open = (viewerCanScore: boolean) =>
  showWith<MatchSheetsTestQuery>(
    graphql`
      query MatchSheetsTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...MatchSheets_tournament
        }
      }
    `,
    { tournament: { viewerCanScore } },
    ({ tournament }) =>
      tournament && (
        <PlaceTime timeZone="America/Sao_Paulo">
          <MatchSheets tournament={tournament}>
            <MatchPress matchId="final" way={wayInto({ status: "SCHEDULED", sidesKnown: true })}>
              Jogo 22
            </MatchPress>
            <MatchPress matchId={null} way="details">
              Jogo de uma prévia
            </MatchPress>
          </MatchSheets>
        </PlaceTime>
      ),
  );
const button = () => screen.getByRole("button", { name: /^Jogo 22/ });

afterEach(() => void vi.restoreAllMocks());

test("pressing a match opens its result form; closing it returns the focus", async () => {
  const { user, server } = open(true);
  expect(button()).toHaveAccessibleName("Jogo 22 Registrar resultado");
  expect(screen.getByText("Jogo de uma prévia").closest("button")).toBeNull();
  await user.click(button());
  expect(button()).toHaveAttribute("aria-busy", "true");
  expect(server.sent()).toEqual([{ matchId: "final" }]);
  await server.answers<Answer>({
    node: { ...final, sides: [side(["Ana Souza", "Bia Lima"]), side(["Caia Reis", "Duda Melo"])] },
  });
  const sheet = await screen.findByRole("dialog", { name: "Registrar resultado" });
  expect(within(sheet).getByText("Jogo 22 · Final")).toBeVisible();
  await user.keyboard("{Escape}");
  await dialogClosed();
  expect(button()).toHaveFocus();
});

test("a match whose pairs are unknown opens too, and says when it can be scored", async () => {
  const { user, server } = open(true);
  await user.click(button());
  await server.answers<Answer>({ node: final });
  const details = await screen.findByRole("dialog", { name: "Jogo 22" });
  expect(within(details).getByText("Vencedor do jogo 21")).toBeVisible();
  expect(within(details).getByText("21/11/2026 às 15:00")).toBeVisible();
  expect(within(details).getByText("O placar pode ser registrado quando se souber quem joga.")).toBeVisible();
  expect(within(details).getByRole("button", { name: "QR code" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});

test("a user who may not score a match sees its details", async () => {
  const { user, server } = open(false);
  expect(button()).toHaveAccessibleName("Jogo 22 Ver detalhes");
  await user.click(button());
  await server.answers<Answer>({
    node: {
      ...final,
      status: "PLAYED",
      outcome: "WALKOVER",
      playedAt: "2026-11-21T18:40:00Z",
      sides: [{ ...side(["Ana Souza", "Bia Lima"]), isWinner: true }, side(["Caia Reis", "Duda Melo"])],
    },
  });
  const details = await screen.findByRole("dialog", { name: "Jogo 22" });
  expect(within(details).getByText("W.O.: Caia Reis e Duda Melo não compareceu")).toBeVisible();
  expect(within(details).queryByRole("button", { name: "QR code" })).toBeNull();
});

test("without a connection the sheet shows an error", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React logs caught errors
  const { user, server } = open(true);
  await user.click(button());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(button()).not.toHaveAttribute("aria-busy");
});

test("a deleted match shows a message", async () => {
  const { user, server } = open(true);
  await user.click(button());
  await server.answers<Answer>({ node: null });
  expect(await screen.findByRole("dialog", { name: "Jogo não encontrado" })).toBeVisible();
});

test("when the page has all data the sheet opens without a request", async () => {
  const { user, server } = showWith<MatchSheetsTestKnownTestQuery>(
    graphql`
      query MatchSheetsTestKnownTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...MatchSheets_tournament @arguments(atOnce: true)
        }
      }
    `,
    { tournament: { viewerCanScore: true, categories: [{ id: "category", matches: [final] }] } },
    ({ tournament }) =>
      tournament && (
        <PlaceTime timeZone="America/Sao_Paulo">
          <MatchSheets tournament={tournament}>
            <MatchPress matchId="final" way="details">
              Jogo 22
            </MatchPress>
          </MatchSheets>
        </PlaceTime>
      ),
  );
  await user.click(button());
  expect(await screen.findByRole("dialog", { name: "Jogo 22" })).toBeVisible();
  expect(server.sent()).toEqual([]);
});
