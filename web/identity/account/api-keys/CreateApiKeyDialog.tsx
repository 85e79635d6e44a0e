import { Button } from "@chakra-ui/react/button";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";

import { actsForFederation } from "../../../../server/api-keys/api-key.rules";
import { brasiliaTime } from "../../../../server/platform/time/time-zone.rules";
import type { CreateApiKeyDialog_viewer$key } from "../../../__generated__/CreateApiKeyDialog_viewer.graphql";
import { DialogFrame } from "../../../ui/DialogFrame";
import { PendingButton } from "../../../ui/form/PendingButton";
import { today } from "../../../ui/format";
import { tellRefusal } from "../../../ui/form/refusal";
import { ApiKeyFields, emptyApiKey, type ApiKeyInput, type NewApiKeyInput } from "./ApiKeyFields";
import { NewApiKey, type CreatedApiKey } from "./NewApiKey";
import { useCreateApiKeyMutation } from "./use-api-key-mutations";
import { useLateRules } from "../../../ui/form/use-late-rules";

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
  const form = useForm<ApiKeyInput, unknown, NewApiKeyInput>({
    resolver: useLateRules(async () =>
      (await import("../../../../server/api-keys/create-api-key.rules")).createApiKeySchema(day),
    ),
    defaultValues: emptyApiKey,
  });
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const [createApiKey, pending] = useCreateApiKeyMutation();

  const submit = async (input: NewApiKeyInput) => {
    const federationId = actsForFederation(input.kind) ? (federation?.id ?? null) : null;
    const answer = (await createApiKey({ input: { ...input, federationId }, connections: [listId] }))
      ?.createApiKey;

    if (answer?.done) {
      form.reset();
      return setCreated({ key: answer.done.key, name: input.name, scopes: input.scopes });
    }
    if (answer?.refusal) {
      return tellRefusal(form, answer.refusal);
    }
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
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
