import { z } from "zod";

/** Highest price one field takes: R$ 100.000,00, in centavos. */
export const highestAmountInCents = 100_000_00;

/** A price in integer centavos, from 0 to R$ 100.000,00. */
export const amountInCents = z
  .number({ error: "Valor inválido" })
  .refine(Number.isInteger, "Valor inválido")
  .min(0, "Valor deve ser positivo")
  .max(highestAmountInCents, "Valor deve ser no máximo R$ 100.000,00");

/** A price that is owed or paid: at least one centavo; a field left empty says so too. */
export const someAmountInCents = z
  .number({ error: "Diga um valor maior que zero" })
  .min(1, "Diga um valor maior que zero")
  .pipe(amountInCents);
