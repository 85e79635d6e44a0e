import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { formatCnpj } from "../../../server/brazil/cpf-cnpj.rules";
import { placeInSentence } from "../../../server/identity/management/management.rules";
import { NewPersonFields } from "../../identity/public/PlacePeople";
import { ReasonDialog } from "../../identity/public/ReasonDialog";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { TextAreaField } from "../../ui/form/Fields";
import { ChangedMeanwhile, FormDialog } from "../../ui/form/FormDialog";
import { changedFields, useServerForm } from "../../ui/form/server-form";
import { useQuestion } from "../../ui/form/use-question";
import { toast } from "../../ui/toaster";
import { type ArenaOfList, arenaRow } from "./arena-row";
import {
  ArenaFields,
  arenaLabels,
  useHandOverArenaMutation,
  useReactivateArenaMutation,
  useSuspendArenaMutation,
  useUpdateArenaMutation,
} from "./ArenaForm";

const typedOf = ({ name, responsibleName, email, cnpj, fullAddress, contactPhone }: ArenaOfList) => ({
  name,
  responsibleName: responsibleName ?? "",
  email: email ?? "",
  cnpj: formatCnpj(cnpj ?? ""),
  fullAddress: fullAddress ?? "",
  contactPhone: contactPhone ?? "",
});

interface EditArenaDialogProps {
  open: boolean;
  arena: ArenaOfList;
  onClose: () => void;
}

export function EditArenaDialog({ open, arena, onClose }: EditArenaDialogProps) {
  // The version that is on screen; a save is refused if a newer one exists.
  const [seen, setSeen] = useState(arena);
  const [meanwhile, setMeanwhile] = useState<{
    message: string;
    changes: ReturnType<typeof changedFields>;
  }>();
  const { form, submit, pending } = useServerForm(useUpdateArenaMutation(), {
    rules: async () => (await import("../../../server/arenas/arena-record.rules")).arenaRecordSchema,
    defaultValues: typedOf(arena),
    input: (record) => ({ arenaId: arena.id, version: seen.version, ...record }),
    onDone: () => {
      toast.success({ title: "Arena salva", description: "Os dados da arena foram atualizados." });
      onClose();
    },
    onRefused: ({ changedMeanwhile }) => {
      if (!changedMeanwhile) return false;
      const now = arenaRow(changedMeanwhile.arena);
      setMeanwhile({
        message: changedMeanwhile.message,
        changes: changedFields(typedOf(seen), typedOf(now), arenaLabels),
      });
      setSeen(now);
      // Untouched fields take the other admin's values, so that saving does not revert them.
      form.reset(typedOf(now), { keepDirtyValues: true, keepDirty: true });
      return true;
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Editar Arena"
      form={form}
      onSubmit={(record) => {
        setMeanwhile(undefined);
        return submit(record);
      }}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando..."
    >
      {meanwhile ? <ChangedMeanwhile {...meanwhile} /> : null}
      <ArenaFields register={register} errors={errors} />
    </FormDialog>
  );
}

interface HandOverDialogProps {
  open: boolean;
  arena: ArenaOfList;
  onClose: () => void;
}

/** An arena passes to another person. */
export function HandOverDialog({ open, arena, onClose }: HandOverDialogProps) {
  const { form, submit, pending } = useServerForm(useHandOverArenaMutation(), {
    rules: async () => (await import("../../../server/arenas/arena-record.rules")).newOwnerSchema,
    defaultValues: { email: "", personName: "" },
    input: (person) => ({ arenaId: arena.id, ...person }),
    onDone: (done) => {
      onClose();
      toast.success(
        done.asked
          ? {
              title: "Convite enviado",
              description: "A arena continua com quem está até a pessoa aceitar.",
            }
          : {
              title: "Arena passada a outra pessoa",
              description: "A senha provisória foi por e-mail, e quem era responsável foi avisado.",
            },
      );
    },
  });
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Passar a outra pessoa"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Passar a arena"
      pendingLabel="Enviando…"
    >
      <Text>
        Quem é responsável pela {placeInSentence("ARENA", arena.name)} agora deixa de ter acesso e pode, se
        quiser, excluir a própria conta. Torneios, atletas e cobranças continuam na arena. Peça a quem assume
        para conferir a chave Pix.
      </Text>
      <NewPersonFields name={register("personName")} email={register("email")} errors={errors} />
    </FormDialog>
  );
}

interface SuspendArenaDialogProps {
  open: boolean;
  arena: ArenaOfList;
  onClose: () => void;
}

export function SuspendArenaDialog({ open, arena, onClose }: SuspendArenaDialogProps) {
  const [suspend, pending] = useSuspendArenaMutation();

  const confirm = async (reason: string): Promise<boolean | string> => {
    const answer = (await suspend({ input: { arenaId: arena.id, reason } }))?.suspendArena;

    if (answer?.done) {
      onClose();
      toast.success({
        title: "Arena suspensa",
        description: "Quem é responsável recebe um e-mail com o motivo.",
      });
      return true;
    }
    return answer?.refusal?.message ?? false;
  };

  return (
    <ReasonDialog
      open={open}
      title={`Suspender ${arena.name}?`}
      confirmLabel="Suspender"
      pendingLabel="Suspendendo…"
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    >
      Nada dela aparece para o público, e ela não recebe atletas, inscrições, aulas, locações nem cobranças
      novas. O que está em andamento pode ser concluído, e as pessoas dela continuam entrando e consultando.
    </ReasonDialog>
  );
}

interface ReactivateArenaDialogProps {
  open: boolean;
  arena: ArenaOfList;
  onClose: () => void;
}

export function ReactivateArenaDialog({ open, arena, onClose }: ReactivateArenaDialogProps) {
  const [note, setNote] = useState("");
  const { confirm, pending, refusal } = useQuestion(useReactivateArenaMutation(), {
    input: { arenaId: arena.id, reason: note || null },
    onDone: () => {
      onClose();
      toast.success({ title: "Arena reativada", description: "Quem é responsável recebe um e-mail." });
    },
  });

  return (
    <ConfirmDialog
      open={open}
      title={`Reativar ${arena.name}?`}
      description="Tudo volta a funcionar como antes, e quem esperava por vaga nos torneios entra nas que ficaram livres."
      confirmLabel="Reativar"
      pendingLabel="Reativando…"
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextAreaField
        label="Recado para a arena (opcional)"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={refusal ?? undefined}
      />
    </ConfirmDialog>
  );
}
