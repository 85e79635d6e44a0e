import { expect, test } from "vitest";
import { announcementFormSchema, sendAnnouncementSchema } from "./announcement.rules";
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

test("the form asks for the championship where the audience is one", () => {
  const typed = { audience: "CHAMPIONSHIP", championshipKey: "", title: "Aviso", text: "Chegue cedo" };
  expect(announcementFormSchema.safeParse(typed).error?.issues[0]?.path).toEqual(["championshipKey"]);
  expect(announcementFormSchema.safeParse({ ...typed, audience: "ATHLETES" }).success).toBe(true);
  expect(announcementFormSchema.safeParse({ ...typed, championshipKey: sent.requestKey }).success).toBe(true);
});

test("an audience is named as its sender would", () => {
  expect(audienceInWords("ARENA", "ATHLETES", null)).toBe("Atletas");
  expect(audienceInWords("FEDERATION", "ATHLETES", null)).toBe("Atletas das arenas filiadas");
  expect(audienceInWords("FEDERATION", "CHAMPIONSHIP", "Etapa 1")).toBe("Inscritos em Etapa 1");
});
