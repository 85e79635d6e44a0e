import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { ArenaSettings, ArenaSettingsInput } from "../../../server/arenas/arena.rules";
import { pixKeyKindLabel, readPixKey } from "../../../server/brazil/pix-key.rules";
import { TextField } from "../../ui/form/TextField";

/** Where the arena is paid: what the Pix codes of its tournaments carry. */
export function PixFields({ form }: { form: UseFormReturn<ArenaSettingsInput, unknown, ArenaSettings> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control, name: "pixKey" }) ?? "";
  const key = readPixKey(typed);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <TextField
        label="Chave Pix"
        hint={
          key
            ? `${pixKeyKindLabel[key.kind]}: aparece no Pix das inscrições em torneios`
            : "CPF, CNPJ, e-mail, celular com DDD ou chave aleatória. Em branco, as inscrições ficam sem Pix"
        }
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={errors.pixKey?.message}
        {...register("pixKey")}
      />
      <TextField
        label="Cidade"
        hint="Vai no código Pix"
        autoComplete="off"
        error={errors.city?.message}
        {...register("city")}
      />
    </SimpleGrid>
  );
}
