import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useController, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import {
  actsForFederation,
  apiKeyKindLabel,
  apiKeyScopeLabel,
} from "../../../../server/api-keys/api-key.rules";
import type { createApiKeySchema } from "../../../../server/api-keys/create-api-key.rules";
import { apiKeyKinds, apiKeyScopes, type ApiKeyScope } from "../../../../server/platform/api-key-scope.rules";
import { CheckList } from "../../../ui/form/CheckList";
import { ChoiceChips } from "../../../ui/form/ChoiceChips";
import { DateField } from "../../../ui/form/DateField";
import { TextField } from "../../../ui/form/TextField";
import { Notice } from "../../../ui/Notice";

type Schema = ReturnType<typeof createApiKeySchema>;
type ApiKeyInput = z.input<Schema>;
type NewApiKeyInput = z.output<Schema>;

export const emptyApiKey: ApiKeyInput = { name: "", kind: "PARTNER", scopes: [], expiresOn: "" };

const scopeHint: Record<ApiKeyScope, string> = {
  RANKINGS_READ: "Posições e pontos dos atletas em cada ranking",
  RESULTS_READ: "Campeonatos, jogos e placares",
};

interface ApiKeyFieldsProps {
  form: UseFormReturn<ApiKeyInput, unknown, NewApiKeyInput>;
  /** YYYY-MM-DD: the first day a key may run out on. */
  today: string;
  /** Admins give keys of every kind; a federation's people theirs to partners. */
  choosesKind: boolean;
  federationName?: string;
}

export function ApiKeyFields({ form, today, choosesKind, federationName }: ApiKeyFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const kind = useController({ control, name: "kind" }).field;
  const reach =
    actsForFederation(kind.value) && federationName
      ? `Lê o que é público e tudo da ${federationName}.`
      : "Lê só o que é público: rankings e campeonatos das federações ativas.";

  return (
    <Stack gap="5">
      <TextField
        label="Nome"
        required
        autoComplete="off"
        hint="Será usada em: por exemplo, “Site da federação”"
        error={errors.name?.message}
        {...register("name")}
      />
      <Stack gap="2">
        {choosesKind ? (
          <ChoiceChips
            legend="Tipo"
            options={apiKeyKinds.map((value) => ({ value, label: apiKeyKindLabel[value] }))}
            value={kind.value}
            onChange={kind.onChange}
            error={errors.kind?.message}
          />
        ) : (
          <Text>
            <Text as="span" fontWeight="semibold" textStyle="sm">
              Tipo:
            </Text>{" "}
            {apiKeyKindLabel.PARTNER}
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted">
          {reach}
        </Text>
      </Stack>
      <CheckList
        legend="Permissões"
        required
        options={apiKeyScopes.map((value) => ({
          value,
          label: apiKeyScopeLabel[value],
          hint: scopeHint[value],
        }))}
        registration={register("scopes")}
        error={errors.scopes?.message}
      />
      <DateField
        label="Validade"
        hint="Último dia em que ela funciona. Sem data, vale até ser revogada."
        min={today}
        error={errors.expiresOn?.message}
        {...register("expiresOn")}
      />
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
    </Stack>
  );
}
