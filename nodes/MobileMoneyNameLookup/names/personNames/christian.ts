import { wordList } from '../words/wordList';

/**
 * Christian, biblical, English and French names used in Kenya that men and women have, and family names. Names of one
 * sex only are in `christianMen` and `christianWomen`, rarer spellings in `spellingVariants`, short forms in
 * `shortForms`. From general knowledge.
 */
export const christianNames = wordList(`
adam adams albin alex alexandra alexis amon andrea andrews angelo ashley austin beth bethuel beverly britney
calvine cameron castro celestine charity chris christian clarence claude clemence collins constance cornel davies
davis dawson dickens elly emmaculate evans faustine fidel fidelis florida gladwel glen hannington herine hilary
hillary hope hudson ida innocent ismael israel ivy jamin jasper jean jeremia joash johana jones jordan julian
justin justine leakey leon leonida lensa lesley leslie levi levis lloyd loice lovince lynn mackenzie marion marlin
martinus mauryn melvin mica morgan naphtali noel octavia olive penina perez pericles peris perris phelix philister
potas protus quentin quincy ray rael rehema robin rodney roman rony roy russell ryan saul septimus shem sherry
sidney silvester simion stacy stanley terry theodore tonny umar urban valentine valery victor vitalis winfred brown
smith taylor white black green young king wright scott moore clark allen
`);
