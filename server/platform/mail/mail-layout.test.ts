import fc from "fast-check";
import { expect, test } from "vitest";
import { mailHtml } from "./mail-layout";
import { mailText, type Mail } from "./mail.rules";

const mail: Mail = {
  bell: true,
  to: "ana@praia.example",
  subject: "Convite",
  greeting: "Olá, Ana!",
  paragraphs: ["Bia quer jogar com você.", "Responda até amanhã."],
  action: { label: "Responder ao convite", url: "https://praia.example/convite?token=a-b&de=bia" },
  closing: "Se você não conhece esta pessoa, ignore esta mensagem.",
};

const tagsOf = (html: string) => html.match(/<[^<>]*>?/g)?.map((tag) => /^<\/?\w*/.exec(tag)?.[0]);

test("a mail's text says the greeting, what it is about, where to go and how it ends", () => {
  expect(mailText(mail)).toBe(`Olá, Ana!

Bia quer jogar com você.

Responda até amanhã.

Responder ao convite: https://praia.example/convite?token=a-b&de=bia

Se você não conhece esta pessoa, ignore esta mensagem.

Praia`);
  expect(mailText({ ...mail, action: undefined, closing: undefined, paragraphs: [] })).toBe(
    "Olá, Ana!\n\nPraia",
  );
});

test("its HTML is in Portuguese, says the same, and leads to the same address from the button and in words", () => {
  const html = mailHtml(mail);
  expect(html).toMatch(/<html [^>]*lang="pt-BR"/);
  for (const words of [mail.greeting, ...mail.paragraphs, mail.action!.label, mail.closing!])
    expect(html).toContain(`>${words}<`);
  expect(html).toContain('href="https://praia.example/convite?token=a-b&amp;de=bia"');
  expect(html).toMatch(
    /copie este endereço: <span[^>]*>https:\/\/praia\.example\/convite\?token=a-b&amp;de=bia</,
  );
  expect(mailHtml({ ...mail, action: undefined })).not.toContain("<a ");
});

test("by night it is dark", () => {
  expect(mailHtml(mail)).toContain("@media (prefers-color-scheme:dark)");
});

test("names are escaped in the HTML of a mail", () => {
  const anything = fc.string({
    unit: fc.constantFrom("<", ">", '"', "'", "&", "/", "b", "=", "!", "-", "ã", " "),
  });
  fc.assert(
    fc.property(anything, anything, anything, anything, (name, paragraph, label, url) => {
      const odd = mailHtml({
        ...mail,
        greeting: `Olá, ${name}`,
        paragraphs: [`a${paragraph}`, `b${paragraph}`],
        action: { label: `Ver ${label}`, url: `https://praia.example/${url}` },
        closing: `Até, ${name}`,
      });
      expect(tagsOf(odd)).toEqual(tagsOf(mailHtml(mail)));
      expect(odd.split('"')).toHaveLength(mailHtml(mail).split('"').length);
    }),
  );
});
