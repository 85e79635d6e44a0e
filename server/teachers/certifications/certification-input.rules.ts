import { z } from "zod";
import { cleanString } from "../../platform/input-fields.rules";
import { optionalDate, requiredDate } from "../../platform/time/date-fields.rules";
import { certificationLevels } from "../certification-level.rules";

const longestCertificationText = 150;
/** Most certificates per teacher. */
export const mostCertifications = 100;

/** Input of a certificate. @param today YYYY-MM-DD, latest valid date of issue. */
export const certificationSchema = (today: string) =>
  z
    .object({
      name: cleanString("Informe o nome da certificação").pipe(
        z
          .string()
          .min(2, "Informe o nome da certificação")
          .max(longestCertificationText, "Nome deve ter no máximo 150 caracteres"),
      ),
      level: z.enum(certificationLevels, { error: "Escolha o nível" }),
      issuer: cleanString("Informe a entidade certificadora").pipe(
        z
          .string()
          .min(2, "Informe a entidade certificadora")
          .max(longestCertificationText, "Entidade certificadora deve ter no máximo 150 caracteres"),
      ),
      issuedOn: requiredDate("Informe a data da certificação").refine((day) => day <= today, {
        message: "A data da certificação não pode estar no futuro",
      }),
      validUntil: optionalDate,
    })
    .refine(({ issuedOn, validUntil }) => validUntil === null || validUntil >= issuedOn, {
      path: ["validUntil"],
      message: "A validade não pode ser antes da data da certificação",
    });
