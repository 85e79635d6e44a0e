import { expect, test } from "vitest";
import { formatCnpj } from "../../../server/brazil/cpf-cnpj.rules";
import { cnpjWhileTyping, cpfWhileTyping, maskEdit, masks, phoneWhileTyping } from "./MaskedField";

function type(text: string, format: (text: string) => string) {
  let field = { text: "", caret: 0 };
  for (const key of text) {
    const after = field.text.slice(0, field.caret) + key + field.text.slice(field.caret);
    field = maskEdit({ before: field.text, after, caret: field.caret + 1, backspace: false }, format);
  }
  return field;
}

function backspace(field: { text: string; caret: number }, format: (text: string) => string) {
  const after = field.text.slice(0, field.caret - 1) + field.text.slice(field.caret);
  return maskEdit({ before: field.text, after, caret: field.caret - 1, backspace: true }, format);
}

test("typing a CNPJ puts the marks in and keeps the caret at the end", () => {
  expect(type("11222333000181", formatCnpj)).toEqual({ text: "11.222.333/0001-81", caret: 18 });
  expect(type("12abc34501de35", formatCnpj).text).toBe("12.ABC.345/01DE-35");
});

test("pasting works with and without marks, over whatever was there", () => {
  for (const after of ["11222333000181", "11.222.333/0001-81"]) {
    expect(
      maskEdit({ before: "12.345", after, caret: after.length, backspace: false }, formatCnpj).text,
    ).toBe("11.222.333/0001-81");
  }
});

test("a CPF is pasted with dots and dash, with spaces, or with its label", () => {
  for (const pasted of ["529.982.247-25", " 529 982 247 25 ", "52998224725", "CPF: 529.982.247-25"]) {
    const edit = { before: "", after: pasted, caret: pasted.length, backspace: false };
    expect(maskEdit(edit, cpfWhileTyping).text).toBe("529.982.247-25");
  }
});

test("a CNPJ pasted with its label is the number alone", () => {
  expect(cnpjWhileTyping("CNPJ: 11.222.333/0001-81")).toBe("11.222.333/0001-81");
  expect(cnpjWhileTyping("cn.pj1")).toBe("CN.PJ1");
});

test("a phone pasted with the trunk prefix 0 keeps its last digit", () => {
  expect(phoneWhileTyping("048 9 9999 1234")).toBe("(48) 99999-1234");
});

test("a character typed in the middle leaves the caret behind it", () => {
  const { text, caret } = maskEdit(
    { before: "11.223", after: "119.223", caret: 3, backspace: false },
    formatCnpj,
  );
  expect(text).toBe("11.922.3");
  expect(text.slice(0, caret)).toBe("11.9");
});

test("Backspace always makes progress until nothing is left", () => {
  let field = type("11222333000181", formatCnpj);
  for (let presses = 0; presses < 14; presses += 1) field = backspace(field, formatCnpj);
  expect(field.text).toBe("");
});

test("Backspace on a mark erases the digit before it", () => {
  expect(backspace({ text: "11.222", caret: 3 }, formatCnpj)).toEqual({ text: "12.22", caret: 1 });
});

test("phones take both lengths and leave other countries alone", () => {
  expect(type("1134567890", phoneWhileTyping).text).toBe("(11) 3456-7890");
  expect(type("11987654321", phoneWhileTyping).text).toBe("(11) 98765-4321");
  expect(type("+351 912 345 678", phoneWhileTyping).text).toBe("+351 912 345 678");
});

test("a phone mask drops Brazil's country code and keeps excess digits, so that validation reports them", () => {
  expect(type("489999988887", phoneWhileTyping)).toEqual({ text: "(48) 99999-88887", caret: 16 });
  expect(phoneWhileTyping("5548999998888")).toBe("(48) 99999-8888");
});

test("a CPF mask keeps excess digits, so that validation reports them", () => {
  expect(type("52998224725", cpfWhileTyping)).toEqual({ text: "529.982.247-25", caret: 14 });
  expect(type("529982247251", cpfWhileTyping).text).toBe("529.982.247-251");
});

test("an acronym grows in capitals, also from its middle", () => {
  expect(type("fcbt", masks.upperCase)).toEqual({ text: "FCBT", caret: 4 });
  expect(maskEdit({ before: "FBT", after: "FcBT", caret: 2, backspace: false }, masks.upperCase)).toEqual({
    text: "FCBT",
    caret: 2,
  });
});
