import { z } from "zod";
import { mostCourts } from "../arenas/arena-fields.rules";
import { cleanString } from "../platform/input-fields.rules";

export const nameTaken = "Duas quadras não podem ter o mesmo nome";
/** Names that are equal so are the same to who reads them. */
export const sameName = (name: string): string => name.toLocaleLowerCase("pt-BR");

const noName = "Dê um nome à quadra";

/** What courts are called: each otherwise than the others. */
export const courtNamesSchema = z.object({
  courts: z
    .array(
      z.object({
        courtKey: z.string(),
        name: cleanString(noName).pipe(
          z.string().min(1, noName).max(40, "Nome deve ter no máximo 40 caracteres"),
        ),
      }),
    )
    .min(1, noName)
    .max(mostCourts, "Quadras demais")
    .superRefine((courts, judge) => {
      const names = courts.map(({ name }) => sameName(name));
      names.forEach((name, index) => {
        if (names.indexOf(name) < index)
          judge.addIssue({ code: "custom", path: [index, "name"], message: nameTaken });
      });
    }),
});
