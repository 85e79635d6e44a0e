import { expect, test } from "vitest";
import { changeInWords } from "./TodayCards";

test.each([
  [120, 100, "up", "20% a mais que no mês passado"],
  [80, 100, "down", "20% a menos que no mês passado"],
  [1001, 1000, "none", "quase igual ao mês passado"],
  [100, 100, "none", "igual ao mês passado"],
  [0, 0, "none", "nada neste mês"],
  [5, 0, "up", "nada no mês passado"],
  [0, 5, "down", "100% a menos que no mês passado"],
  [5, -3, "up", "nada no mês passado"],
] as const)("%i after %i", (now, before, direction, words) => {
  expect(changeInWords(now, before, "nada")).toEqual({ direction, words });
});

test("nothing is called as what is counted wants it", () => {
  expect(changeInWords(3, 0, "nenhum").words).toBe("nenhum no mês passado");
  expect(changeInWords(0, 0, "nenhum").words).toBe("nenhum neste mês");
});
