import { expect, test } from "vitest";
import { reminderLink, reminderText } from "./reminder";

const owed = {
  name: "Ana Souza",
  event: "Interno · C",
  amountInCents: 8000,
  dueAt: "2026-12-02T02:59:00Z",
  pixCode: "00020126",
};
const zone = "America/Sao_Paulo";
const plain = (text: string) => text.replaceAll("\u00A0", " ");

test("a reminder tells the amount, until when, and the Pix code where there is one", () => {
  expect(plain(reminderText(owed, zone))).toMatch(
    /^Oi, Ana! Falta o pagamento da sua inscrição em Interno · C: R\$ 80,00, com prazo até 01\/12\/2026.*23:59\.\n\nPix copia e cola:\n00020126\n\nQualquer dúvida, é só responder aqui\.$/,
  );
  expect(plain(reminderText({ ...owed, dueAt: null, pixCode: null }, zone))).toBe(
    "Oi, Ana! Falta o pagamento da sua inscrição em Interno · C: R$ 80,00.\n\nQualquer dúvida, é só responder aqui.",
  );
});

test.each([
  ["(48) 99999-0001", "https://wa.me/5548999990001?text="],
  ["+55 48 99999-0001", "https://wa.me/5548999990001?text="],
  ["+351 912 345 678", "https://wa.me/351912345678?text="],
])("%s is written to with its country", (phone, start) => {
  expect(reminderLink({ ...owed, phone }, zone)).toMatch(new RegExp(`^${start.replaceAll("?", "\\?")}Oi%2C`));
});

test("what is no whole number is not linked", () => {
  expect(reminderLink({ ...owed, phone: "9999" }, zone)).toBeNull();
});
