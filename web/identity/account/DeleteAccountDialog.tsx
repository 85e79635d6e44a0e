import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { deletionWord } from "../../../server/identity/deletion-word.rules";
import { DialogFrame } from "../../ui/DialogFrame";
import { PasswordField } from "../../ui/form/PasswordField";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { endSession } from "../public/session-store";
import { useDeleteAccountMutation } from "./use-account-mutations";
import { useServerForm } from "../../ui/form/use-server-form";

const consequences = [
  "Você fica anônimo na hora: nome, e-mail, CPF e contatos são apagados.",
  "Sua vaga nos torneios que ainda não começaram é liberada.",
  "Se você dá aulas, as marcadas ficam sem professor, e as suas arenas são avisadas.",
  "Os resultados esportivos continuam, sob um pseudônimo.",
  "Os registros financeiros são guardados por 5 anos, como a lei exige.",
  "Não há como desfazer.",
];

const empty = { password: "", confirmation: "" };

/** Tells what will happen, and asks for the password and the word before it does. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { form, submit, pending } = useServerForm(useDeleteAccountMutation(), {
    rules: async () => (await import("../../../server/identity/account.rules")).deleteAccountSchema,
    defaultValues: empty,
    input: (typed) => typed,
    onDone: async () => {
      endSession();
      toast.success({
        title: "Sua conta foi excluída",
        description: "Obrigado por jogar com a gente. Bons jogos!",
      });
      await navigate("/");
    },
  });
  const { register, handleSubmit, formState, reset } = form;
  const { errors, isDirty } = formState;
  const navigate = useNavigate();

  const close = () => {
    reset(empty);
    onClose();
  };

  return (
    <DialogFrame
      open={open}
      onClose={close}
      busy={pending}
      keepOpen={isDirty}
      role="alertdialog"
      sheet
      title="Excluir sua conta?"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={close} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} colorPalette="flag" pending={pending}>
            {pending ? "Excluindo…" : "Excluir conta"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1.5">
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </chakra.ul>
          <PasswordField
            label="Sua senha"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register("password")}
          />
          <TextField
            label={`Digite ${deletionWord} para confirmar`}
            autoComplete="off"
            autoCapitalize="characters"
            error={errors.confirmation?.message}
            {...register("confirmation")}
          />
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}
