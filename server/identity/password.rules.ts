import { z } from "zod";
import { besideOtherProblems } from "../platform/input-fields.rules";
import { legibleText } from "../platform/text.rules";

/**
 * A new password: 8 to 128 characters with a lower-case letter, an upper-case letter and a digit, and not a common one.
 * It is not trimmed, and keeps angle brackets; only invisible characters are removed before hashing.
 */
export const passwordSchema = z
  .string({ error: "Senha é obrigatória" })
  .overwrite(legibleText)
  .min(8, "Senha deve ter pelo menos 8 caracteres")
  .max(128, "Senha deve ter no máximo 128 caracteres")
  .refine(
    (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\d/.test(password),
    "Senha deve conter pelo menos uma letra minúscula, uma maiúscula e um número",
  )
  .refine((password) => !commonPasswords.has(password.toLowerCase()), "Escolha uma senha menos comum");

/** An existing password: rules for new passwords would lock out users with older ones. */
export const typedPassword = z
  .string({ error: "Senha é obrigatória" })
  .overwrite(legibleText)
  .min(1, "Senha é obrigatória");

const passwordsDiffer = "Senhas não coincidem";

/** The second password field of a form. */
export const repeatedPassword = (message = passwordsDiffer) =>
  z.string({ error: message }).overwrite(legibleText);

/** For forms with a second password field: whether both agree, with the message under the second. */
export const passwordsMatch = (message = passwordsDiffer) => ({
  path: ["confirmPassword"],
  message,
  when: besideOtherProblems,
});

/**
 * Passwords people choose most, in lower case. Only those that could pass the other rules with a capital somewhere:
 * at least 8 characters, letters and digits.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password1 password12 password123 password1234 password01 passw0rd passw0rd1 p4ssw0rd p4ssword
   senha123 senha1234 senha12345 senha123456 senha2024 senha2025 senha2026 senha2027 minhasenha1 minhasenha123
   suasenha123 novasenha1 novasenha123 mudar123 mudar1234 trocar123 teste123 teste1234 teste12345 admin123
   admin1234 admin12345 administrador1 usuario123 usuario1 cliente123 acesso123 sistema123
   qwerty123 qwerty1234 qwerty12 qwertyuiop1 qwer1234 asdf1234 asdfgh123 zxcvbnm1 zxcv1234 1q2w3e4r
   1q2w3e4r5t 1qaz2wsx q1w2e3r4 q1w2e3r4t5 a1b2c3d4 a1b2c3d4e5 abc12345 abc123456 abcd1234 abcde123
   abcdef123 abcdefg1 aa123456 aaa12345 a1234567 a12345678 a123456789 123456ab 12345abc 12345678a
   123456789a 1234abcd 123mudar 123senha
   brasil123 brasil2024 brasil2025 brasil2026 brasil10 brasil2014 saopaulo1 saopaulo123 flamengo1 flamengo10
   flamengo123 corinthians1 corinthians123 palmeiras1 palmeiras123 santos123 vasco123 gremio123 gremio1903
   internacional1 cruzeiro1 cruzeiro123 botafogo1 fluminense1 atletico1 futebol1 futebol10 futebol123
   beachtennis1 beachtennis123 beach123 beach1234 tennis123 praia123 praia1234 arena123 arena1234 areia123
   torneio123 super8super8 atleta123 professor1 professor123 federacao1
   welcome1 welcome123 iloveyou1 iloveyou2 teamo123 teamo1234 euteamo1 euteamo123 jesus123 jesuscristo1
   deusefiel1 deusefiel7 deus1234 amor1234 familia1 familia123 felicidade1 princesa1 princesa123 gabriel1
   gabriel123 eduardo1 rafael123 lucas123 lucas1234 matheus1 mariana1 juliana1 fernanda1 carolina1
   camila123 amanda123 maria123 maria1234 joao1234 pedro123 pedro1234 ricardo1 rodrigo1 leonardo1 vitoria1
   sunshine1 football1 football123 baseball1 superman1 batman123 pokemon1 pokemon123 dragon123 monkey123
   master123 letmein1 letmein123 changeme1 changeme123 starwars1 michael1 jordan23 charlie1 computer1
   janeiro1 fevereiro1 setembro1 outubro1 novembro1 dezembro1 verao2026 verao2027`.split(/\s+/),
);
