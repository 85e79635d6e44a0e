import { expect, test } from "vitest";
import { asAttachment, looksLikePdf, safeDocumentName, sizeInWords } from "./uploads.rules";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a PDF is known by how it begins", () => {
  expect(looksLikePdf(bytes("%PDF-1.7\n…"))).toBe(true);
  for (const other of ["", "%PDF", " %PDF-1.7", "PK\u0003\u0004", "<html>%PDF-"])
    expect(looksLikePdf(bytes(other))).toBe(false);
});

test("a name leads to no folder, breaks no header and ends as what it is", () => {
  const safe = {
    "Contrato Arena Beira-Mar.pdf": "Contrato Arena Beira-Mar.pdf",
    "contrato.PDF": "contrato.pdf",
    "../../etc/passwd": "etc passwd.pdf",
    "C:\\contratos\\2026.pdf": "C contratos 2026.pdf",
    'a"; filename="b.exe': "a filename= b.exe.pdf",
    "linha\r\nSet-Cookie: a=b": "linha Set-Cookie a=b.pdf",
    "ação \u202Efdp.exe": "ação fdp.exe.pdf",
    "": "contrato.pdf",
    "...": "contrato.pdf",
    ".pdf": "contrato.pdf",
  };
  expect(
    Object.fromEntries(Object.keys(safe).map((sent) => [sent, safeDocumentName(sent, "contrato")])),
  ).toEqual(safe);
  expect(safeDocumentName("á".repeat(400), "contrato")).toBe(`${"á".repeat(120)}.pdf`);
  for (const name of Object.values(safe)) expect(safeDocumentName(name, "contrato")).toBe(name);
});

test("who knows only ASCII gets a name without accents, and all others the real one", () => {
  expect(asAttachment("Prestação d'água.pdf")).toBe(
    "attachment; filename=\"Prestacao d'agua.pdf\"; filename*=UTF-8''Presta%C3%A7%C3%A3o%20d%27%C3%A1gua.pdf",
  );
});

test("a size is said as systems of files say it", () => {
  expect([1, 348_160, 1_048_576, 5_242_880].map(sizeInWords)).toEqual(["1 kB", "340 kB", "1,0 MB", "5,0 MB"]);
});
