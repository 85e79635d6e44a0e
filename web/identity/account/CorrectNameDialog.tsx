import { graphql } from "react-relay/hooks";
import { z } from "zod";
import type { CorrectNameDialogMutation } from "../../__generated__/CorrectNameDialogMutation.graphql";
import { renewAccess } from "../../relay/access";
import { useAction } from "../../relay/use-action";
import { FormDialog } from "../../ui/form/FormDialog";
import { TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { toast } from "../../ui/toaster";

interface CorrectNameDialogProps {
  userId: string;
  name: string;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function CorrectNameDialog({ userId, name, open, onClose, onDone }: CorrectNameDialogProps) {
  const { form, submit, pending } = useServerForm(
    useAction<CorrectNameDialogMutation>(
      graphql`
        mutation CorrectNameDialogMutation($input: CorrectAccountNameInput!) {
          correctAccountName(input: $input) {
            ... on CorrectAccountNameSuccess @alias(as: "done") {
              user {
                id
                name
              }
            }
            ...refusal_error @alias(as: "refusal") @relay(mask: false)
          }
        }
      `,
      { failure: { title: "Erro ao corrigir o nome", description: "Tente novamente." } },
    ),
    {
      rules: async () =>
        z.object({ name: (await import("../../../server/identity/person.rules")).personName }),
      values: { name },
      input: (typed) => ({ userId, name: typed.name }),
      onDone: async (done) => {
        toast.success({ title: "Nome corrigido", description: done.user.name });
        // The menu shows the name from the session.
        await renewAccess().catch(() => undefined);
        onDone();
      },
    },
  );
  const { errors } = form.formState;

  return (
    <FormDialog
      open={open}
      onClose={() => {
        onClose();
        form.reset({ name });
      }}
      title="Corrigir nome"
      description="É o nome que as outras pessoas leem na Praia."
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <TextField
        label="Nome completo"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register("name")}
      />
    </FormDialog>
  );
}
