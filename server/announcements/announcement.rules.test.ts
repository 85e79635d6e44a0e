import { expect, test } from "vitest";
import { later } from "../platform/time/duration.rules";
import {
  announcementFormSchema,
  exceedsDailyLimit,
  isTooLate,
  scheduleProblem,
  sendAnnouncementSchema,
} from "./announcement.rules";
import { audienceInWords } from "./audience.rules";

const sent = {
  audience: "ATHLETES",
  title: "Quadra nova",
  text: "Abrimos a quadra 4.",
  requestKey: "0190a000-0000-7000-8000-000000000001",
};
const fits = (more: object) => sendAnnouncementSchema.safeParse({ ...sent, ...more }).success;

test("a title has up to 120 characters, and a text up to 1000, of which some can be seen", () => {
  expect(fits({})).toBe(true);
  expect(fits({ title: "x".repeat(120), text: "x".repeat(1000) })).toBe(true);
  for (const wrong of [
    { title: "x".repeat(121) },
    { text: "x".repeat(1001) },
    { title: " \u200B " },
    { text: "" },
  ])
    expect(fits(wrong)).toBe(false);
});

test("the form asks for the championship, the category, the day and the time that the choices need", () => {
  const typed = {
    audience: "CHAMPIONSHIP",
    championshipKey: "",
    categoryId: "",
    title: "Aviso",
    text: "Chegue cedo",
    when: "NOW",
    sendOn: "",
    sendAt: "",
  };
  const asks = (more: object) =>
    announcementFormSchema.safeParse({ ...typed, ...more }).error?.issues.map(({ path }) => path.join());
  expect(asks({})).toEqual(["championshipKey"]);
  expect(asks({ audience: "ATHLETES" })).toBeUndefined();
  const championshipKey = sent.requestKey;
  expect(asks({ championshipKey })).toBeUndefined();
  expect(asks({ audience: "CATEGORY", championshipKey })).toEqual(["categoryId"]);
  expect(asks({ audience: "CATEGORY", championshipKey, categoryId: "Categoria" })).toBeUndefined();
  expect(asks({ championshipKey, when: "LATER" })).toEqual(["sendOn", "sendAt"]);
  expect(asks({ championshipKey, when: "LATER", sendOn: "2026-12-24", sendAt: "08:00" })).toBeUndefined();
});

test("a day without a time is refused, and a time without a day", () => {
  expect(fits({ sendOn: "2026-12-24", sendAt: "08:00" })).toBe(true);
  expect(fits({ sendOn: "2026-12-24" })).toBe(false);
  expect(fits({ sendAt: "08:00" })).toBe(false);
});

const now = new Date("2026-12-01T12:00:00Z");

test("an announcement is scheduled at least 5 minutes and at most 90 days ahead", () => {
  expect(scheduleProblem(now, later(now, { minutes: 4 }))?.path).toEqual(["sendAt"]);
  expect(scheduleProblem(now, later(now, { minutes: 5 }))).toBeNull();
  expect(scheduleProblem(now, later(now, { days: 90 }))).toBeNull();
  expect(scheduleProblem(now, later(now, { days: 90, minutes: 1 }))?.path).toEqual(["sendOn"]);
});

test("one that is late is still sent for six hours", () => {
  expect(isTooLate(later(now, { hours: 6 }), now)).toBe(false);
  expect(isTooLate(later(now, { hours: 6, minutes: 1 }), now)).toBe(true);
});

test("ten announcements within any 24 hours around it are enough", () => {
  const at = (hours: number) => later(now, { hours });
  const nine = Array.from({ length: 9 }, () => at(0));
  expect(exceedsDailyLimit([...nine], at(1))).toBe(false);
  expect(exceedsDailyLimit([...nine, at(2)], at(1))).toBe(true);
  expect(exceedsDailyLimit([...nine, at(25)], at(1))).toBe(false);
  expect(exceedsDailyLimit([...nine, at(12)], at(24))).toBe(false);
  expect(exceedsDailyLimit([...nine, at(12)], at(-1))).toBe(true);
});

test("an audience is named as its sender would", () => {
  expect(audienceInWords("ARENA", "ATHLETES", null)).toBe("Atletas");
  expect(audienceInWords("FEDERATION", "ATHLETES", null)).toBe("Atletas das arenas filiadas");
  expect(audienceInWords("FEDERATION", "CHAMPIONSHIP", { championship: "Etapa 1", category: null })).toBe(
    "Inscritos em Etapa 1",
  );
  expect(audienceInWords("FEDERATION", "CATEGORY", { championship: "Etapa 1", category: "Feminino C" })).toBe(
    "Inscritos em Feminino C, Etapa 1",
  );
});
