import { cleanup, screen, within } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { readScorePad_pad$data } from "../../__generated__/readScorePad_pad.graphql";
import type { ScorePadTestQuery } from "../../__generated__/ScorePadTestQuery.graphql";
import type { sendScoreFinishMutation } from "../../__generated__/sendScoreFinishMutation.graphql";
import type { sendScoreRecordMutation } from "../../__generated__/sendScoreRecordMutation.graphql";
import { readScorePad, type PadKey } from "./read-score-pad";
import { ScorePad } from "./ScorePad";
import { usePad } from "./use-pad-live";

type PadData = Omit<readScorePad_pad$data, " $fragmentType">;
type Rules = readScorePad_pad$data["rules"];
type Sets = readonly (readonly [number, number, number?, number?])[];

const setsOf = (sets: Sets) =>
  sets.map(([gamesSide1, gamesSide2, tieBreakSide1 = null, tieBreakSide2 = null]) => ({
    gamesSide1,
    gamesSide2,
    tieBreakSide1,
    tieBreakSide2,
    playedGamesSide1: null,
    playedGamesSide2: null,
    playedTieBreakSide1: null,
    playedTieBreakSide2: null,
  }));

const pad = (rules: Partial<Rules> = {}, more: Partial<PadData> = {}): PadData => ({
  matchId: "match",
  number: 1,
  courtName: "Quadra 1",
  sides: [
    { names: ["Ana Souza", "Bia Lima"], origin: null },
    { names: ["Caia Reis", "Duda Paz"], origin: null },
  ],
  rules: { matchFormat: "ONE_SET", setFormat: "SET6_TB66", fixedGames: null, someoneGoesOn: true, ...rules },
  status: "IN_PROGRESS",
  outcome: null,
  winnerSide: null,
  version: 0,
  sets: [],
  after: [],
  ...more,
});

const back = { to: "/torneio-do-dia", label: "Voltar para o torneio" };

function Pad({ initial }: { initial: NonNullable<PadKey> }) {
  const [first] = useState(() => readScorePad(initial, "Semifinal"));
  const { pad: shown, keeper, shut } = usePad({ matchId: first.matchId, token: null }, first);
  return shut ? <p>fechado</p> : <ScorePad pad={shown} keeper={keeper} back={back} />;
}

function open(data: PadData) {
  const shown = showWith<ScorePadTestQuery>(
    graphql`
      query ScorePadTestQuery @relay_test_operation @raw_response_type {
        scorePad(matchKey: "00000000-0000-0000-0000-000000000000") {
          ...readScorePad_pad
        }
      }
    `,
    { scorePad: data },
    ({ scorePad }) => (scorePad ? <Pad initial={scorePad} /> : null),
  );
  const { user, server } = shown;
  let version = data.version;
  return {
    ...shown,
    /** Taps one side `count` times; the server accepts each tap. */
    taps: async (side: 1 | 2, count: number) => {
      for (let tap = 0; tap < count; tap++) {
        await user.click(sideButton(side));
        if (server.sent().length > 0) await recorded();
      }
    },
    ends: async (sets: Sets, winnerSide: 1 | 2 | null) =>
      server.answers<sendScoreFinishMutation>({
        finishLiveMatch: {
          __typename: "FinishLiveMatchSuccess",
          pad: {
            ...data,
            version: version + 1,
            sets: setsOf(sets),
            status: "PLAYED",
            outcome: "COMPLETED",
            winnerSide,
          } satisfies PadData,
        },
      }),
  };

  /** The server accepts the last score it received. */
  async function recorded() {
    const [input] = server.sent() as {
      sets: { games: [number, number]; tieBreak: [number, number] | null }[];
    }[];
    version += 1;
    const sets = setsOf((input?.sets ?? []).map(({ games, tieBreak }) => [...games, ...(tieBreak ?? [])]));
    await server.answers<sendScoreRecordMutation>({
      recordLiveScore: {
        __typename: "RecordLiveScoreSuccess",
        pad: { ...data, version, sets } satisfies PadData,
      },
    });
  }
}

const sideButton = (side: 1 | 2) =>
  screen.getAllByRole("button", { name: /^Mais um (game|ponto)/ })[side - 1]!;
const question = () => screen.getByRole("alertdialog");
const button = (name: string) => screen.getByRole("button", { name });

const bestOfThree = { matchFormat: "BEST_OF_3_MTB10", setFormat: "SET4_TB33" } as const;

test("a set is ended by a second tap, and the next one starts", async () => {
  const { user, taps } = open(pad(bestOfThree, { sets: setsOf([[3, 0]]) }));
  await taps(1, 1);
  expect(question()).toHaveAccessibleName("Fim do set?");
  expect(await problemsShown()).toEqual([]);
  await user.click(button("Ainda não"));
  expect(screen.getByText("1º set")).toBeVisible();
  await taps(1, 1);
  expect(question()).toHaveTextContent("4x0");
  await user.click(button("Confirmar set"));
  expect(screen.getByText("2º set")).toBeVisible();
});

test("at one set all a match tie-break to ten decides", async () => {
  const { user, taps } = open(
    pad(bestOfThree, {
      sets: setsOf([
        [4, 0],
        [1, 3],
      ]),
    }),
  );
  await taps(2, 1);
  expect(question()).toHaveTextContent("4x0 1x4");
  await user.click(button("Confirmar set"));
  expect(screen.getByText("Match tie-break até 10")).toBeVisible();
});

test("the last point asks for the end of the match, and a double click sends it once", async () => {
  const { user, server, taps, ends } = open(
    pad(bestOfThree, {
      sets: setsOf([
        [4, 0],
        [1, 4],
        [0, 0, 9, 8],
      ]),
    }),
  );
  await taps(1, 1);
  expect(question()).toHaveAccessibleName("Fim de jogo?");
  expect(question()).toHaveTextContent("Vitória de Ana Souza e Bia Lima");
  await user.dblClick(within(question()).getByRole("button", { name: "Encerrar jogo" }));
  expect(server.sent()).toMatchObject([{ outcome: "COMPLETED", absentOrRetiredSide: null }]);
  await ends(
    [
      [4, 0],
      [1, 4],
      [1, 0, 10, 8],
    ],
    1,
  );
  expect(screen.getByRole("heading", { name: "Jogo encerrado" })).toBeVisible();
  expect(screen.getByText("4x0 1x4 10x8")).toBeVisible();
  expect(screen.getByRole("link", { name: back.label })).toHaveAttribute("href", back.to);
});

test("a pro set goes to eight games, and at eight all to a tie-break", async () => {
  const { taps } = open(pad({ setFormat: "PRO8_TB88" }, { sets: setsOf([[7, 7]]) }));
  expect(screen.getByText("Pro set até 8, tie-break em 8x8")).toBeVisible();
  await taps(2, 1); // 7x8: no side leads by two games
  await taps(1, 1);
  expect(screen.getByText("Tie-break até 7")).toBeVisible();
  expect(screen.getByText("Sem contar os pontos, venceu:")).toBeVisible();
});

test("a tie-break ends the match with its points", async () => {
  const { user, taps, ends } = open(pad({ setFormat: "PRO8_TB88" }, { sets: setsOf([[8, 8, 6, 5]]) }));
  await taps(1, 1);
  expect(question()).toHaveTextContent("9x8 (7x5)");
  await user.click(within(question()).getByRole("button", { name: "Encerrar jogo" }));
  await ends([[9, 8, 7, 5]], 1);
  expect(screen.getByText("9x8 (7x5)")).toBeVisible();
});

test("with a fixed number of games all are played, and a match without advancement may end in a draw", async () => {
  const { user, taps, ends } = open(
    pad({ matchFormat: "FIXED_GAMES", fixedGames: 4, someoneGoesOn: false }, { sets: [] }),
  );
  expect(screen.getByText("0 de 4 games")).toBeVisible();
  await taps(1, 2);
  await taps(2, 2);
  expect(question()).toHaveTextContent("2x2");
  await user.click(within(question()).getByRole("button", { name: "Encerrar jogo" }));
  await ends([[2, 2]], null);
  expect(screen.getByText("Empate")).toBeVisible();
});

test("with a fixed number of games and advancement, one more game decides a draw", async () => {
  const { taps } = open(pad({ matchFormat: "FIXED_GAMES", fixedGames: 4 }));
  await taps(1, 2);
  await taps(2, 2);
  expect(screen.getByText("Game decisivo")).toBeVisible();
  await taps(2, 1);
  expect(question()).toHaveTextContent("2x3");
});

test("a timed match ends when the scorer ends it, and not while it is level", async () => {
  const { user, server, taps, ends } = open(pad({ matchFormat: "TIMED" }));
  await taps(1, 2);
  await taps(2, 2);
  await user.click(button("Encerrar jogo"));
  expect(screen.getByRole("dialog", { name: "Encerrar jogo" })).toHaveTextContent(
    "O placar ainda não decide o jogo.",
  );
  await user.click(button("Voltar"));
  await taps(2, 1);
  await user.click(button("Encerrar jogo"));
  await user.click(screen.getByText("Com 2x3"));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Encerrar jogo" }));
  expect(server.sent()).toMatchObject([{ outcome: "COMPLETED", sets: [{ games: [2, 3] }] }]);
  await ends([[2, 3]], 2);
  expect(screen.getByText("Vitória de Caia Reis e Duda Paz")).toBeVisible();
});

test("a tap is shown at once and saved, and a tap made meanwhile is sent next", async () => {
  const { user, server } = open(pad());
  await user.click(sideButton(1));
  expect(sideButton(1)).toHaveAccessibleName("Mais um game para Ana Souza e Bia Lima. Agora: 1");
  expect(screen.getByText("Salvando…")).toBeVisible();
  await user.click(sideButton(2));
  expect(server.sent()).toMatchObject([{ expectedVersion: 0, sets: [{ games: [1, 0] }] }]);
  await server.answers<sendScoreRecordMutation>({
    recordLiveScore: {
      __typename: "RecordLiveScoreSuccess",
      pad: pad({}, { version: 1, sets: setsOf([[1, 0]]) }),
    },
  });
  expect(server.sent()).toMatchObject([{ expectedVersion: 1, sets: [{ games: [1, 1] }] }]);
});

test("without a connection the score stays on the device, and a reloaded page restores it", async () => {
  const { user, server } = open(pad());
  await user.click(sideButton(1));
  await server.fails();
  expect(screen.getByText("Sem conexão: guardado neste aparelho")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  expect(localStorage.getItem("praia-placar:match")).not.toBeNull();
  expect(sideButton(1)).toHaveAccessibleName(/Agora: 1$/);
  cleanup();
  open(pad());
  expect(sideButton(1)).toHaveAccessibleName(/Agora: 1$/);
});

test("the last tap can be undone; for points of another device the pad asks which side", async () => {
  const { user, taps } = open(pad({}, { version: 4, sets: setsOf([[2, 1]]) }));
  await taps(1, 1);
  await user.click(button("Desfazer"));
  expect(sideButton(1)).toHaveAccessibleName(/Agora: 2$/);
  await user.click(button("Desfazer"));
  expect(screen.getByRole("dialog", { name: "Tirar de qual dupla?" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.click(button("Caia Reis e Duda Paz: fica 2x0"));
  expect(sideButton(2)).toHaveAccessibleName(/Agora: 0$/);
});

test("on conflicting scores the user chooses, and the choice is sent on top of the other score", async () => {
  const { user, server } = open(pad());
  await user.click(sideButton(1));
  await server.answers<sendScoreRecordMutation>({
    recordLiveScore: { __typename: "ScoreConflict", pad: pad({}, { version: 3, sets: setsOf([[0, 2]]) }) },
  });
  expect(screen.getByRole("alertdialog", { name: "Outra pessoa marcou este jogo" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);
  await user.keyboard("{Escape}");
  expect(question()).toBeVisible();
  expect(button("Ficar com 0x2")).toBeVisible();
  await user.click(button("Usar o meu: 1x0"));
  expect(server.sent()).toMatchObject([{ expectedVersion: 3, sets: [{ games: [1, 0] }] }]);
});

test("a match that another device has ended becomes read-only", async () => {
  const { user, server } = open(pad());
  await user.click(sideButton(1));
  await server.answers<sendScoreRecordMutation>({
    recordLiveScore: {
      __typename: "ScoreConflict",
      pad: pad(
        {},
        {
          version: 9,
          sets: setsOf([[6, 4]]),
          status: "PLAYED",
          outcome: "COMPLETED",
          winnerSide: 1,
          after: ["Quem venceu vai para o jogo 3 (Final)."],
        },
      ),
    },
  });
  expect(screen.getByRole("alertdialog", { name: "Este jogo já foi encerrado" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Usar o meu/ })).toBeNull();
  await user.click(button("Ver o resultado"));
  expect(screen.getByText("Vitória de Ana Souza e Bia Lima")).toBeVisible();
  expect(screen.getByText("Quem venceu vai para o jogo 3 (Final).")).toBeVisible();
});

test("a refusal is shown, and the score on the screen stays", async () => {
  const { user, server } = open(pad());
  await user.click(sideButton(1));
  await server.answers<sendScoreRecordMutation>({
    recordLiveScore: { __typename: "RuleViolation", message: "O torneio já foi encerrado." },
  });
  expect(screen.getByText("O torneio já foi encerrado.")).toBeVisible();
  expect(sideButton(1)).toHaveAccessibleName(/Agora: 1$/);
});

test("a user who may no longer score the match sees a message", async () => {
  const { user, server } = open(pad());
  await user.click(sideButton(1));
  await server.fails("forbidden");
  expect(screen.getByText("fechado")).toBeVisible();
});

test("a correction that moves other matches asks for confirmation", async () => {
  const played = { status: "PLAYED", outcome: "COMPLETED", winnerSide: 1, version: 5 } as const;
  const { user, server } = open(pad({}, { ...played, sets: setsOf([[6, 0]]) }));
  await user.click(button("Corrigir placar"));
  await user.click(button("Corrigir"));
  expect(screen.getByRole("dialog", { name: "Corrigir resultado" })).toBeVisible();
  await user.click(screen.getByText("W.O."));
  await user.click(screen.getByText("Ana Souza e Bia Lima", { selector: "label" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Corrigir" }));
  expect(server.sent()).toMatchObject([{ outcome: "WALKOVER", absentOrRetiredSide: 1, acceptMoves: false }]);
  await server.answers<sendScoreFinishMutation>({ finishLiveMatch: { __typename: "ResultMovesMatches" } });
  expect(screen.getByRole("dialog", { name: "Confirmar correção" })).toBeVisible();
  expect(server.sent()).toEqual([]);
  await user.click(button("Corrigir e mudar"));
  expect(server.sent()).toMatchObject([{ outcome: "WALKOVER", absentOrRetiredSide: 1, acceptMoves: true }]);
});

test("scoring is disabled until both pairs are known", async () => {
  const { user, server } = open(
    pad(
      {},
      {
        sides: [
          { names: ["Ana Souza", "Bia Lima"], origin: null },
          { names: [], origin: "Vencedor do jogo 2" },
        ],
      },
    ),
  );
  expect(
    screen.getByText(/^O placar começa quando se souber quem joga: vencedor do jogo 2\.$/),
  ).toBeVisible();
  await user.click(sideButton(1));
  expect(server.sent()).toEqual([]);
  expect(await problemsShown()).toEqual([]);
});
