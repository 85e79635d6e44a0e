import type { OwnTeacherRecord_viewer$key } from "../../__generated__/OwnTeacherRecord_viewer.graphql";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { PenLine, UserCog } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { formatCpf } from "../../../server/brazil/cpf.rules";
import type { OwnTeacherRecordHistoryQuery } from "../../__generated__/OwnTeacherRecordHistoryQuery.graphql";
import type { OwnTeacherRecordUpdateMutation } from "../../__generated__/OwnTeacherRecordUpdateMutation.graphql";
import { ProfileHistoryEntries, ProfileHistoryFrame } from "../../athletes/public/ProfileHistory";
import { useAction } from "../../relay/use-action";
import { Card } from "../../ui/Card";
import { Fact } from "../../ui/Fact";
import { FormDialog } from "../../ui/form/FormDialog";
import { MaskedField } from "../../ui/form/MaskedField";
import { TextField } from "../../ui/form/TextField";
import { useServerForm } from "../../ui/form/use-server-form";
import { toast } from "../../ui/toaster";

/** 'Meu Cadastro' of a teacher: name, phone and CPF, with what was corrected of them. */
export function OwnTeacherRecord({ viewer }: { viewer: OwnTeacherRecord_viewer$key }) {
  const [open, setOpen] = useState(false);
  const { teacherProfile } = useFragment(
    graphql`
      fragment OwnTeacherRecord_viewer on Viewer {
        teacherProfile {
          name
          phone
          cpf
        }
      }
    `,
    viewer,
  );
  if (!teacherProfile) return null;
  const { name, phone, cpf } = teacherProfile;
  return (
    <Card
      title="Meu Cadastro"
      icon={UserCog}
      action={
        <Button size="sm" variant="outline" colorPalette="gray" minH="11" onClick={() => setOpen(true)}>
          <PenLine />
          Alterar Cadastro
        </Button>
      }
    >
      <SimpleGrid as="dl" columns={{ base: 1, sm: 3 }} gap="3">
        <Fact name="Nome completo">{name}</Fact>
        <Fact name="Telefone">{phone ?? "Não informado"}</Fact>
        <Fact name="CPF">{cpf ? formatCpf(cpf) : "Não informado"}</Fact>
      </SimpleGrid>
      <Box mt="3">
        <ProfileHistoryFrame>
          <OwnHistory />
        </ProfileHistoryFrame>
      </Box>
      {open ? <RecordDialog name={name} phone={phone ?? null} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function OwnHistory() {
  const { viewer } = useLazyLoadQuery<OwnTeacherRecordHistoryQuery>(
    graphql`
      query OwnTeacherRecordHistoryQuery {
        viewer {
          teacherProfile {
            profileHistory {
              ...ProfileHistory_entries
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  );
  return <ProfileHistoryEntries entries={viewer?.teacherProfile?.profileHistory ?? []} />;
}

interface RecordDialogProps {
  name: string;
  phone: string | null;
  onClose: () => void;
}

function RecordDialog({ name, phone, onClose }: RecordDialogProps) {
  const { form, submit, pending } = useServerForm(
    useAction<OwnTeacherRecordUpdateMutation>(
      graphql`
        mutation OwnTeacherRecordUpdateMutation($input: UpdateTeacherProfileInput!) {
          updateTeacherProfile(input: $input) {
            ... on UpdateTeacherProfileSuccess @alias(as: "done") {
              viewer {
                ...OwnTeacherRecord_viewer
              }
            }
            ...refusal_error @alias(as: "refusal") @relay(mask: false)
          }
        }
      `,
      {
        failure: { title: "Erro", description: "Erro ao salvar o cadastro. Tente novamente." },
        // Viewer has no id of its own: the answer's record is the one that the page shows.
        updater: (store) => {
          const answered = store.getRootField("updateTeacherProfile")?.getLinkedRecord("viewer");
          const now = answered?.getLinkedRecord("teacherProfile");
          if (now) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecord(now, "teacherProfile");
        },
      },
    ),
    {
      rules: async () =>
        (await import("../../../server/teachers/record/teacher-record.rules")).updateTeacherProfileSchema,
      defaultValues: { fullName: name, phone: phone ?? "" },
      input: (input) => input,
      onDone: (_done, input) => {
        onClose();
        toast.success({ title: "Cadastro alterado", description: input.fullName });
      },
    },
  );
  const { errors } = form.formState;
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Alterar Cadastro"
      description="O nome é também o da sua conta, e o telefone vale nas arenas onde você dá aulas. O CPF a arena ou a administração corrige."
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <TextField
        label="Nome completo"
        required
        autoComplete="name"
        error={errors.fullName?.message}
        {...form.register("fullName")}
      />
      <MaskedField
        label="Telefone"
        mask="phone"
        type="tel"
        autoComplete="tel-national"
        error={errors.phone?.message}
        registration={form.register("phone")}
      />
    </FormDialog>
  );
}
