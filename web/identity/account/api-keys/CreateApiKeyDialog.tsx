import { Button } from "@chakra-ui/react/button";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";

import { actsForFederation } from "../../../../server/api-keys/api-key.rules";
import { brasiliaTime } from "../../../../server/platform/time/time-zone.rules";
import type { CreateApiKeyDialog_viewer$key } from "../../../__generated__/CreateApiKeyDialog_viewer.graphql";
import { DialogFrame } from "../../../ui/DialogFrame";
import { PendingButton } from "../../../ui/form/PendingButton";
import { today } from "../../../ui/format";
import { ApiKeyFields, emptyApiKey } from "./ApiKeyFields";
import { NewApiKey, type CreatedApiKey } from "./NewApiKey";
import { useCreateApiKeyMutation } from "./use-api-key-mutations";
import { useServerFormWith } from "../../../ui/form/use-server-form";

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
