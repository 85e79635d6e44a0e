import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { EndMatchDialog } from "./ScorePadDialogs";
import type { Ending } from "./score-state";

const names = ["Ana e Bia", "Caia e Duda"] as const;

function open(games: [number, number] | null, canEnd = false) {
  const onEnd = vi.fn<(ending: Ending) => void>();
  const rules = {
    matchFormat: "ONE_SET",
    setFormat: "SET6_TB66",
    fixedGames: null,
    someoneGoesOn: true,
  } as const;
  const shown = show(
    <EndMatchDialog
      open
      mine={games ? [{ games }] : []}
      rules={rules}
      corrects={false}
      canEnd={canEnd}
      names={names}
      onEnd={onEnd}
      onClose={vi.fn<() => void>()}
    />,
  );
  return { ...shown, onEnd };
}

const end = () => screen.getByRole("button", { name: "Encerrar jogo" });

test("how it ended and which pair have to be said", async () => {
  const { user, onEnd } = open([1, 0]);
  await user.click(end());
  expect(screen.getByRole("group", { name: "Como terminou?" })).toHaveAccessibleDescription(
    "Escolha como o jogo terminou",
  );
  await user.click(screen.getByRole("radio", { name: "W.O." }));
  await user.click(end());
  expect(screen.getByRole("group", { name: "Qual dupla não compareceu?" })).toHaveAccessibleDescription(
    "Escolha a dupla",
  );
  expect(await problemsShown()).toEqual([]);
  expect(onEnd).not.toHaveBeenCalled();
});

test("a W.O. says what is written down, and that the games on the screen do not count", async () => {
  const { user, onEnd } = open([1, 0]);
  await user.click(screen.getByRole("radio", { name: "W.O." }));
  await user.click(screen.getByRole("radio", { name: "Ana e Bia" }));
  expect(
    screen.getByText(
      "Fica registrado o W.O. Na classificação conta 0 a 6. Os games marcados na tela não contam.",
    ),
  ).toBeVisible();
  await user.click(end());
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ outcome: "WALKOVER", absentOrRetiredSide: 1 });
});

test("who gives up leaves the games that are missing to the others", async () => {
  const { user, onEnd } = open([2, 1]);
  await user.click(screen.getByRole("radio", { name: "Desistência" }));
  await user.click(screen.getByRole("radio", { name: "Ana e Bia" }));
  expect(
    screen.getByText("Fica registrado: Ana e Bia contra Caia e Duda, 2 a 1. Na classificação conta 2 a 6."),
  ).toBeVisible();
  await user.click(end());
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ outcome: "RETIREMENT", absentOrRetiredSide: 1 });
});

test("after a double W.O. both have lost, and no side is asked for", async () => {
  const { user, onEnd } = open(null);
  await user.click(screen.getByRole("radio", { name: "W.O. duplo" }));
  expect(screen.getByText("Fica registrada a derrota das duas duplas.")).toBeVisible();
  expect(screen.queryByRole("group", { name: /^Qual dupla/ })).toBeNull();
  await user.click(end());
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ outcome: "DOUBLE_WALKOVER", absentOrRetiredSide: null });
});
