import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import type { RoleAssigned } from "../../../server/administration/users/assign-role.rules";
import { roleLabel } from "../../../server/identity/roles.rules";
import type { Role } from "../../../server/platform/access.rules";
import { athleteLevelOptions, type athleteLevels } from "../../../server/sport/athlete-level.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { SelectField, TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { Notice } from "../../ui/PageStates";
import { Person } from "../../ui/Person";
import { toast } from "../../ui/toaster";
import { useFocusKept } from "../../ui/focus";
import {
  ArenaChoices,
  arenaSearch,
  FederationChoices,
  federationSearch,
  type FoundPlace,
} from "../choosing/PlaceChoices";
import { SearchedChoices } from "../../ui/form/Choices";
import { NewPersonFields } from "../../identity/public/PlacePeople";
import { roleOptions } from "./user-filter";
import type { UserOfList } from "./user-columns";
import { useAssignRoleMutation } from "./use-user-mutations";

interface AssignRoleDialogProps {
  open: boolean;
  /** The user who gets the role; null shows a field to choose one. */
  user: UserOfList | null;
  onClose: () => void;
  onAssigned: () => void;
}

/** The fields of all roles together; each role uses its own. */
interface Typed {
  email: string;
  personName: string;
  role: Role | "";
  arenaId: string;
  arenaIds: string[];
  federationId: string;
  position: string;
  level: (typeof athleteLevels)[number];
}

const meaning: Record<Role, string> = {
  ADMIN: "Vê e muda tudo na plataforma. Os outros administradores recebem um aviso.",
  ARENA_MANAGER:
    "A arena passa a ser desta pessoa, assim que ela aceitar se já tem conta. Quem é responsável hoje é avisado e perde o acesso.",
  FEDERATION_MANAGER: "Trabalha na federação e cuida dos campeonatos, assim que aceitar se já tem conta.",
  TEACHER: "Dá aulas nas arenas escolhidas.",
  ATHLETE: "Tem perfil de atleta e se inscreve em torneios.",
};

/** Assigns a role to a user, with the fields that this role requires. */
export function AssignRoleDialog({ open, user, onClose, onAssigned }: AssignRoleDialogProps) {
  const { form, submit, pending } = useServerForm(useAssignRoleMutation(), {
    rules: async () =>
      (await import("../../../server/administration/users/assign-role.rules"))
        .assignRoleSchema as unknown as z.ZodType<RoleAssigned, Typed>,
    defaultValues: {
      email: user?.email ?? "",
      personName: user?.name ?? "",
      role: "",
      arenaId: "",
      arenaIds: [],
      federationId: "",
      position: "",
      level: "FUN",
    },
    input: (assigned) => assigned,
    onDone: (done, { role: given }) => {
      onClose();
      onAssigned();
      toast.success(
        done.asked
          ? { title: "Convite enviado", description: "O role vale quando a pessoa aceitar." }
          : { title: "Role atribuído", description: `${roleLabel[given]}. A pessoa recebe um e-mail.` },
      );
    },
  });
  const { register, control, formState, setValue } = form;
  const errors = formState.errors;
  const personError = errors.email?.message ?? errors.personName?.message;
  const role = useWatch({ control, name: "role" });
  const [places, setPlaces] = useState<FoundPlace[]>([]);

  // Clear the places of the previous role: they are hidden now and must not be sent.
  const forgetPlaces = () => {
    setPlaces([]);
    setValue("arenaId", "");
    setValue("arenaIds", []);
    setValue("federationId", "");
  };
  const choose = (chosen: FoundPlace[]) => {
    setPlaces(chosen);
    const asked = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    if (role === "TEACHER")
      setValue(
        "arenaIds",
        chosen.map(({ id }) => id),
        asked,
      );
    else setValue(role === "FEDERATION_MANAGER" ? "federationId" : "arenaId", chosen[0]?.id ?? "", asked);
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Atribuir Role"
      description="O que a pessoa pode fazer na plataforma, e onde."
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Atribuir"
      pendingLabel="Atribuindo…"
    >
      {user ? (
        <>
          <Person name={user.name} facts={user.email} />
          {personError ? <Notice tone="error">{personError}</Notice> : null}
        </>
      ) : (
        <NewPersonFields
          name={register("personName")}
          email={register("email")}
          errors={errors}
          known={
            role === "ARENA_MANAGER" || role === "FEDERATION_MANAGER"
              ? undefined
              : "Quem já tem conta recebe um aviso e continua com a mesma senha."
          }
        />
      )}
      <SelectField
        label="Role"
        required
        placeholder="Escolha"
        options={roleOptions.map((option) => ({ value: option.role, label: option.label }))}
        hint={role === "" ? undefined : meaning[role]}
        error={errors.role?.message}
        {...register("role", { onChange: forgetPlaces })}
      />
      {role === "ARENA_MANAGER" || role === "TEACHER" ? (
        <Places
          places={places}
          error={places.length > 0 ? (errors.arenaIds?.message ?? errors.arenaId?.message) : undefined}
          onDrop={choose}
        >
          {role === "TEACHER" || places.length === 0 ? (
            <SearchedChoices
              key={`${role} ${places.length}`}
              {...arenaSearch}
              required
              error={role === "TEACHER" ? errors.arenaIds?.message : errors.arenaId?.message}
            >
              {(search, attempt) => (
                <ArenaChoices
                  search={search}
                  attempt={attempt}
                  chosen={null}
                  onChoose={({ id, name }) =>
                    choose([...places.filter((one) => one.id !== id), { id, name }])
                  }
                />
              )}
            </SearchedChoices>
          ) : null}
        </Places>
      ) : null}
      {role === "FEDERATION_MANAGER" ? (
        <>
          <Places
            places={places}
            error={places.length > 0 ? errors.federationId?.message : undefined}
            onDrop={choose}
          >
            {places.length === 0 ? (
              <SearchedChoices {...federationSearch} required error={errors.federationId?.message}>
                {(search, attempt) => (
                  <FederationChoices
                    search={search}
                    attempt={attempt}
                    chosen={null}
                    onChoose={({ id, name }) => choose([{ id, name }])}
                  />
                )}
              </SearchedChoices>
            ) : null}
          </Places>
          <TextField
            label="Cargo"
            required
            autoComplete="off"
            placeholder="Secretária"
            error={errors.position?.message}
            {...register("position")}
          />
        </>
      ) : null}
      {role === "ATHLETE" ? (
        <SelectField
          label="Nível"
          options={athleteLevelOptions}
          hint="De quem já tem cadastro de atleta vale o nível que está lá."
          error={errors.level?.message}
          {...register("level")}
        />
      ) : null}
    </FormDialog>
  );
}

interface PlacesProps {
  places: readonly FoundPlace[];
  /** The error about the chosen places; when none is chosen, the search field shows it. */
  error: string | undefined;
  onDrop: (rest: FoundPlace[]) => void;
  children: React.ReactNode;
}

/** The chosen places, one per line, above the search for more. */
function Places({ places, error, onDrop, children }: PlacesProps) {
  const region = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() =>
    region.current?.querySelector<HTMLElement>("input[type=search], button")?.focus(),
  );
  return (
    <Stack ref={region} {...focusKept} gap="2">
      {places.map(({ id, name }) => (
        <HStack
          key={id}
          justify="space-between"
          gap="3"
          ps="3"
          pe="1"
          minH="11"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
        >
          <Text minW="0" overflowWrap="anywhere" fontWeight="medium">
            {name}
          </Text>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={`Retirar ${name}`}
            onClick={() => onDrop(places.filter((one) => one.id !== id))}
          >
            <X />
          </Button>
        </HStack>
      ))}
      {error ? <Notice tone="error">{error}</Notice> : null}
      {children}
    </Stack>
  );
}
