/** Common passwords of eight characters or more, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
    12345678 123456789 1234567890 12345678910 123123123 1234qwer 123qweasd 123456abc 123456789a 12341234
    1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 87654321 987654321 9876543210 aa123456 abc12345 abcd1234
    abcdefgh access14 admin123 administrator alexander arsenal1 asdf1234 asdfghjk asdfghjkl ashley123
    babygirl1 baseball baseball1 basketball blink182 butterfly butterfly1 changeme changeme1 charlie1
    chelsea1 chocolate chocolate1 computer computer1 corvette daniel123 december dragon123 einstein
    everton1 facebook facebook1 football football1 football123 freedom1 friends1 gfhjkmrf google123
    hello123 hellohello hellokitty iloveyou iloveyou1 iloveyou2 internet jennifer jessica1 jonathan
    jordan23 justin123 killer123 letmein1 letmein123 liverpool liverpool1 london123 lovelove loveyou1
    manchester marlboro master123 maverick mercedes metallica michael1 michelle midnight minecraft
    minecraft1 monkey123 motdepasse naruto123 nicholas ninja123 november october1 p@ssw0rd pa55word
    pass1234 passpass passw0rd passw0rd1 password password! password1 password1! password12 password123
    password1234 password2 password3 password99 patricia pokemon1 pokemon123 princess princess1 q1w2e3r4
    q1w2e3r4t5 qazwsxedc qwer1234 qwerasdf qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop
    qwertyuiop1 rangers1 samantha samsung1 secret123 security september shadow123 signpost signpost1
    signpost123 spiderman starwars starwars1 student1 student123 summer123 sunshine sunshine1 superman
    superman1 superstar temporary testtest test1234 tottenham trustno1 university university1 victoria
    welcome1 welcome123 whatever whatever1 william1 winter123 yamaha123 zaq12wsx zxcvbnm1 zxcvbnm123
    zxcvbnmm
  `
    .trim()
    .split(/\s+/),
);
