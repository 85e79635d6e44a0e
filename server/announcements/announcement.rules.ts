import { z } from "zod";
import { cleanString } from "../platform/text-fields.rules";
import { announcementAudiences } from "./audience.rules";

/** How many a sender may send within 24 hours. */
export const mostAnnouncementsADay = 10;

export const longestTitle = 120;
export const longestAnnouncement = 1000;

export const sendAnnouncementSchema = z.object({
  audience: z.enum(announcementAudiences),
  championshipKey: z.uuid("Escolha o campeonato").nullish(),
  title: cleanString().pipe(
    z.string().min(3, "Informe um título").max(longestTitle, `No máximo ${longestTitle} caracteres`),
  ),
  text: cleanString().pipe(
    z
      .string()
      .min(3, "Escreva o comunicado")
      .max(longestAnnouncement, `No máximo ${longestAnnouncement} caracteres`),
  ),
  requestKey: z.uuid("Chave inválida"),
});

/** The same as it is typed: which championship is only asked where the audience is one. */
export const announcementFormSchema = sendAnnouncementSchema
  .omit({ requestKey: true })
  .extend({ championshipKey: z.string() })
  .refine(({ audience, championshipKey }) => audience !== "CHAMPIONSHIP" || championshipKey !== "", {
    path: ["championshipKey"],
    message: "Escolha o campeonato",
  });
