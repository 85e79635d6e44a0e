import { z } from "zod";
import { email } from "../identity/person.rules";

/** How a guest is looked up: by the whole e-mail, which only those know whom the guest has told. */
export const findGuestSchema = z.object({ email });
