import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { PlaceTime } from "../../ui/PlaceTime";
import type { ShownMatch } from "../matches/shown-matches";
import { MatchOpenerContext } from "./MatchOpener";
import { MatchRows, type ListedRow } from "./MatchRows";

const side = (first: string, second: string, isWinner = false) => ({
  athletes: [{ displayName: first }, { displayName: second }],
  origin: null,
  isWinner,
});
const match = (change: Partial<ShownMatch>): ShownMatch => ({
  id: "match",
  number: 12,
  phase: "Grupo A",
  group: "A",
  courtLabel: "Quadra 5",
  scheduledFor: "2026-11-21T12:30:00Z",
  playedAt: "2026-11-21T13:00:00Z",
  status: "PLAYED",
  outcome: "COMPLETED",
  sides: [side("Ana Souza", "Bia Lima", true), side("Carla Reis", "Dani Melo")],
  sets: [{ games: [6, 4] }],
  ...change,
});

function list(rows: ListedRow[], narrow = false) {
  const open = vi.fn<(matchId: string) => void>();
  const shown = show(
    <PlaceTime timeZone="America/Sao_Paulo">
      <MatchOpenerContext value={{ open, opening: null, takesResults: false }}>
        <MatchRows rows={rows} narrow={narrow} label="Jogos" />
      </MatchOpenerContext>
    </PlaceTime>,
  );
  return { ...shown, open };
}

test("a finished match is one line: number, both pairs by first names, and the score between them", async () => {
  const { user, open } = list([{ match: match({}) }], true);
  const line = screen.getByRole("button", {
    name: "Jogo 12 · Grupo A · Quadra 5. Ana Souza e Bia Lima 6, Carla Reis e Dani Melo 4 Ver detalhes",
  });
  expect(line).toHaveTextContent(/12Ana\/Bia6x4Carla\/Dani/);
  await user.click(line);
  expect(open).toHaveBeenCalledExactlyOnceWith("match");
  expect(await problemsShown()).toEqual([]);
});

test("an upcoming match shows its time instead", () => {
  list([{ match: match({ status: "SCHEDULED", outcome: null, sets: [], playedAt: null }) }], true);
  expect(screen.getByRole("button")).toHaveTextContent(/Ana\/Bia09:30Carla\/Dani/);
});

test("a walkover shows W.O. instead of a score", () => {
  list([{ match: match({ outcome: "WALKOVER" }) }], true);
  expect(screen.getByRole("button")).toHaveTextContent(/Ana\/BiaW\.O\.Carla\/Dani/);
});

test("a match without further details is not a button", () => {
  list([{ match: match({}), closed: true }]);
  expect(screen.getByRole("listitem")).toHaveTextContent("Ana Souza e Bia Lima");
  expect(screen.queryByRole("button")).toBeNull();
});
