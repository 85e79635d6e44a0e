import { z } from "zod";
import { email } from "../identity/person.rules";

/** A guest is looked up by the whole e-mail, which organisers know only from the guest. */
export const findGuestSchema = z.object({ email });
