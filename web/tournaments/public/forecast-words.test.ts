import { expect, test } from "vitest";
import { daysToForecast, forecastInWords, minuteOf } from "./ForecastForm";

const forecast = (plan: object | null) => ({
  matches: 22,
  courtMinutes: 880,
  plan: plan && { unplaced: 0, end: { day: 0, minute: 760 }, fewestCourts: 2, ...plan },
});

test("one sentence each for the total, the last match and the number of courts needed", () => {
  expect(forecastInWords(forecast({}), 4, ["2030-01-12"])).toEqual([
    "22 jogos, 14 h 40 min de quadra ao todo.",
    "Com 4 quadras, o último jogo termina por volta das 12:40.",
    "Para caber em um dia bastam 2 quadras.",
  ]);
});

test("an event of several days names the day of the last match, also after a gap; times after midnight are supported", () => {
  const words = forecastInWords(forecast({ end: { day: 1, minute: 0 }, fewestCourts: 1 }), 1, [
    "2030-01-12",
    "2030-01-19",
  ]);
  expect(words.slice(1)).toEqual([
    "Com 1 quadra, o último jogo termina sáb., 19/01 por volta das 00:00.",
    "Para caber em 2 dias basta 1 quadra.",
  ]);
});

test("matches that do not fit are counted, and it says if no number of courts is enough", () => {
  expect(forecastInWords(forecast({ unplaced: 3, fewestCourts: null }), 4, [""]).slice(1)).toEqual([
    "Com 4 quadras, 3 jogos não cabem em um dia.",
    "Não cabe em um dia com nenhum número de quadras: aumente o horário ou os dias.",
  ]);
  expect(forecastInWords(forecast(null), 4, [""])).toEqual([
    "22 jogos, 14 h 40 min de quadra ao todo.",
    "São jogos demais para prever os horários antes do sorteio.",
  ]);
});

test("a forecast considers at most 31 days, and none if the last is before the first", () => {
  expect(daysToForecast("2030-01-31", "2030-02-01")).toEqual(["2030-01-31", "2030-02-01"]);
  expect(daysToForecast("2030-01-01", "9999-12-31")).toHaveLength(31);
  expect(daysToForecast("2030-01-02", "2030-01-01")).toEqual([]);
});

test("a time of day is converted to minutes", () => {
  expect(minuteOf("08:05")).toBe(485);
});
