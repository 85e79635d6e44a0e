import { z } from "zod";
import { optionalPhone } from "../../brazil/input-fields.rules";
import { personName } from "../../identity/person.rules";

/** 'Meu Cadastro': fields of their own record that teachers may change. They cannot change their CPF. */
export const updateTeacherProfileSchema = z.object({ fullName: personName, phone: optionalPhone });

export type UpdateTeacherProfileInput = z.input<typeof updateTeacherProfileSchema>;
export type UpdatedTeacherProfile = z.output<typeof updateTeacherProfileSchema>;
