import fc from "fast-check";
import { expect, test } from "vitest";
import { brazilianTimeZones, clockAt, dayAt } from "../../platform/time/time-zone.rules";
import { eveMail, eveOf } from "./eve-reminder.rules";

test("reminders are for the next day, and are not sent at night, in the arena's time zone", () => {
  const instant = fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2027-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, fc.constantFrom(...brazilianTimeZones), (now, timeZone) => {
      const day = eveOf(now, timeZone);
      const clock = clockAt(now, timeZone);
      expect(day === null).toBe(clock < "10:00" || clock >= "21:00");
      if (day !== null) expect(dayAt(now.getTime() + 86_400_000, timeZone)).toBe(day);
    }),
  );
});

test("half an hour is another day's elsewhere", () => {
  const now = new Date("2026-04-07T13:30:00Z");
  expect(eveOf(now, "America/Sao_Paulo")).toBe("2026-04-08");
  expect(eveOf(now, "America/Manaus")).toBeNull();
});

test("a mail of matches alone leads to the tournament, and speaks of no notice", () => {
  const eve = { email: "a@teste.example", name: "Ana", lines: ["Arena: jogo"], isGuardian: false };
  const url = "https://praia.example/torneio/1";
  const ofMatches = { ...eve, isAddition: true, hasMatch: true, hasBooking: false };
  const mail = eveMail(ofMatches, { day: "2026-04-08", url });
  expect(mail.subject).toBe("Atualização para amanhã, quarta-feira, 8 de abril");
  expect(mail.action).toEqual({ label: "Ver o torneio", url });
  expect(mail.paragraphs.join()).not.toContain("12 horas");
});
