import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useId, useState } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { z } from "zod";
import {
  actsForFederation,
  apiKeyKindLabel,
  apiKeyScopeLabel,
} from "../../../../server/api-keys/api-key.rules";
import type { createApiKeySchema } from "../../../../server/api-keys/create-api-key.rules";
import { apiKeyKinds, type ApiKeyScope, apiKeyScopes } from "../../../../server/platform/access.rules";
import { brasiliaTime } from "../../../../server/platform/time/time-zone.rules";
import type { CreateApiKeyDialog_viewer$key } from "../../../__generated__/CreateApiKeyDialog_viewer.graphql";
import { CopyButton } from "../../../ui/ShareLinks";
import { DialogFrame } from "../../../ui/lazy-code";
import { CheckList } from "../../../ui/form/Choices";
import { ChoiceChips } from "../../../ui/form/Chips";
import { DateField, TextField } from "../../../ui/form/Fields";
import { PendingButton } from "../../../ui/form/PendingButton";
import { useServerFormWith } from "../../../ui/form/server-form";
import { today } from "../../../ui/format";
import { Notice } from "../../../ui/PageStates";
import { useFocusOnArrival } from "../../use-focus-on-arrival";
import { useCreateApiKeyMutation } from "./use-api-key-mutations";

type Schema = ReturnType<typeof createApiKeySchema>;
type ApiKeyInput = z.input<Schema>;
type NewApiKeyInput = z.output<Schema>;

const emptyApiKey: ApiKeyInput = { name: "", kind: "PARTNER", scopes: [], expiresOn: "" };

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

function ApiKeyFields({ form, today, choosesKind, federationName }: ApiKeyFieldsProps) {
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

const question: Record<ApiKeyScope, string> = {
  RANKINGS_READ: "{ rankings(first: 5) { edges { node { id name } } } }",
  RESULTS_READ: '{ tournament(key: "00000000-0000-0000-0000-000000000000") { name status } }',
};

interface CreatedApiKey {
  key: string;
  name: string;
  scopes: readonly ApiKeyScope[];
}

/** The one moment a key can be read. */
function NewApiKey({ created: { key, name, scopes } }: { created: CreatedApiKey }) {
  const start = useFocusOnArrival<HTMLDivElement>();

  return (
    <Stack gap="5">
      <Box ref={start} tabIndex={-1} outline="0">
        <Notice tone="warning">
          Copie agora a chave de “{name}” e guarde-a em um lugar seguro: ela não aparece de novo, nem para
          nós.
        </Notice>
      </Box>
      <Code title="Chave" text={key} copyLabel="Copiar chave" wrap />
      <Code
        title="Exemplo de requisição"
        text={requestExample(location.origin, key, scopes)}
        copyLabel="Copiar exemplo"
      />
    </Stack>
  );
}

interface CodeProps {
  title: string;
  text: string;
  copyLabel: string;
  /** Breaks the line instead of scrolling it. */
  wrap?: boolean;
}

function Code({ title, text, copyLabel, wrap = false }: CodeProps) {
  const titleId = useId();
  return (
    <Stack gap="2" align="flex-start" minW="0">
      <Text id={titleId} textStyle="sm" fontWeight="semibold">
        {title}
      </Text>
      <Box
        as="section"
        aria-labelledby={titleId}
        tabIndex={0}
        w="full"
        p="3.5"
        borderRadius="l2"
        bg="bg.muted"
        overflowX="auto"
      >
        <chakra.pre
          fontFamily="mono"
          textStyle="sm"
          whiteSpace={wrap ? "pre-wrap" : "pre"}
          wordBreak={wrap ? "break-all" : undefined}
        >
          {text}
        </chakra.pre>
      </Box>
      <CopyButton text={text} label={copyLabel} size="sm" variant="outline" />
    </Stack>
  );
}

/** A first request to try a new key with, for a terminal. */
export function requestExample(origin: string, key: string, scopes: readonly ApiKeyScope[]): string {
  const query = question[scopes.includes("RANKINGS_READ") ? "RANKINGS_READ" : "RESULTS_READ"];
  return [
    `curl ${origin}/graphql \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify({ query })}'`,
  ].join("\n");
}

interface CreateApiKeyDialogProps {
  viewer: CreateApiKeyDialog_viewer$key;
  open: boolean;
  /** The list the new key enters. */
  listId: string;
  onClose: () => void;
}

/** First the form, then the key itself: it is shown here and never again. */
export function CreateApiKeyDialog({ viewer, open, listId, onClose }: CreateApiKeyDialogProps) {
  const { roles, federationMember } = useFragment(
    graphql`
      fragment CreateApiKeyDialog_viewer on Viewer {
        roles
        federationMember {
          federation {
            id
            name
          }
        }
      }
    `,
    viewer,
  );
  const federation = federationMember?.federation;
  const formId = useId();
  const day = today(brasiliaTime);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const [createApiKey, creating] = useCreateApiKeyMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async (input) => {
        const federationId = actsForFederation(input.kind) ? (federation?.id ?? null) : null;
        const answer = await createApiKey({ input: { ...input, federationId }, connections: [listId] });
        return answer?.createApiKey;
      },
      creating,
    ],
    {
      rules: async () =>
        (await import("../../../../server/api-keys/create-api-key.rules")).createApiKeySchema(day),
      defaultValues: emptyApiKey,
      onDone: ({ key }, { name, scopes }) => {
        form.reset();
        setCreated({ key, name, scopes });
      },
    },
  );

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      onClosed={() => setCreated(null)}
      keepOpen={created !== null || form.formState.isDirty}
      size="lg"
      sheet
      title={created ? "Chave criada" : "Criar chave de API"}
      footer={
        created ? (
          <Button onClick={onClose}>Já guardei a chave</Button>
        ) : (
          <>
            <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
              Cancelar
            </Button>
            <PendingButton type="submit" form={formId} pending={pending}>
              {pending ? "Criando…" : "Criar chave"}
            </PendingButton>
          </>
        )
      }
    >
      {created ? (
        <NewApiKey created={created} />
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <ApiKeyFields
            form={form}
            today={day}
            choosesKind={roles.includes("ADMIN")}
            federationName={federation?.name}
          />
        </form>
      )}
    </DialogFrame>
  );
}
