import type { Corpus } from './corpus.ts';

/** Questions as people type them: written before the understanding was built, and only ever counted. */
export const heldOut: Corpus = {
  clothes: `что у тебя на ногах?
надо ли наряжаться чтобы сюда прийти
плащ есть?
во что одета толпа вокруг
what should I wear if I come by
do you have to wear special shoes
is your jacket warm | weather
во что ты одета?
чё носишь
какого цвета одежда
тебе костюм выдали?
куртка нужна? | weather
сапоги или кроссовки
модно одеваются?
в юбке пройду?
штаны не жмут?
наряд парадный?
переодеваться приходилось?
do you wear a uniform? [uniform]
what would i wear there
are you wearing anything on your head
fancy clothes or casual`,
  sounds: `какой звук тут самый противный?
слышишь чьи-нибудь шаги?
орать можно? | rules
у вас музыка или тишина [music]
what's the soundtrack of this place
do you hear people arguing
is it ever silent [quiet]
что сейчас слышишь?
громкая музыка? [music]
кричит кто нибудь?
тихо у вас? [quiet]
какие звуки вокруг тебя
слышно соседей?
поорать можно?
гремит что-то?
what sounds are there
is there a band playing? [music]
noisy place? [loud]
can i hear birds`,
  smells: `пахнет гарью? [smoke]
какой аромат витает
сильно воняет?
how would you describe the smell
does it smell of the sea | travel
bad smell?
запах какой?
воняет сильно?
пахнет едой? | food
запашок есть?
нюхал что-нибудь интересное?
what's that smell
does it smell nice
smelly?`,
  fears: `есть чего бояться?
тут кто-нибудь погибал? [death]
насколько тут опасно по шкале до десяти
кошмары снятся? | rest
what's the worst thing about this place
am i going to be attacked
should i be afraid of animals [beast]
does anyone die there [death]
не страшно тебе?
боишься кого нибудь?
опасное место?
умереть тут реально? [death]
война идёт? [war]
крысы бегают? [beast]
звери есть дикие? [beast]
пугает что-то?
чем можно заразиться [ill]
риск большой?
покалечиться можно?
кого стоит опасаться
is it safe there?
what are you afraid of
do people get hurt there
are there wild animals [beast]
is there a war going on [war]`,
  money: `богатым тут быть хорошо?
сколько стоит час тут
деньги пригодятся? [coin]
на что тратишь деньги
who gets the money
do i have to pay for anything
could i win something
дорого?
сколько стоит
деньги нужны? [coin]
платят хоть нормально?
ты на этом разбогател?
зп большая?
сколько ты заплатил за вход
чаевые оставляют?
можно ли тут заработать
цены кусаются?
how much does it cost
is the pay good
do i need cash [coin]
are people rich there`,
  food: `какая еда самая популярная?
ты сегодня обедал уже
где тут столовая
пирожки есть?
is the food spicy
what's on the menu today
do you drink there [drink]
can i buy lunch
что едите?
жрать охота, что есть
выпить есть? [drink]
какая еда
алкоголь продают? [drink]
ты завтракал?
кормят хорошо?
бухло есть? [drink]
что на обед сегодня
повар хороший?
чай дадут?
винишко наливают? [drink]
голодно?
пахавать дают?
what's for dinner
do they serve beer? [drink]
is there anything to eat
whats your favourite dish there
do people drink alcohol there [drink]`,
  work: `чем зарабатываешь на жизнь? | money
тяжко тебе тут работать? [toil]
какое у тебя звание
что нужно уметь
целый день на ногах?
what's your occupation
do you have a boss or are you the boss [boss] | people
are you tired after a day there
what are you doing at the moment
что делаешь целый день
работаешь тут?
какая у тебя должность
трудно работать?
что входит в твои обязанности
ты тут по работе или отдыхаешь
дел много?
чему научился? [school]
физически тяжело?
чем вы там все заняты
твоя работа важная?
what are you doing there
are you working or relaxing
is your job difficult
what's your role here
do you work with your hands`,
  weather: `сегодня ветер сильный? [wind]
какая температура на улице
снегом засыпало? [cold]
загар получить можно? [heat]
is there snow [cold]
do you need sunscreen [heat]
nice weather?
тепло? [heat]
как там с погодой
мерзнешь? [cold]
жарища небось? [heat]
мокро? [wet]
солнце есть? [heat]
какое время года
ветер сильный? [wind]
снежно? [cold]
градусов сколько
дождик капает? [wet]
холодрыга да? [cold]
под крышей или под открытым небом
hot or cold there?
is it snowing [cold]
is it windy? [wind]
what season is it
sunny today?`,
  people: `кто ещё с тобой?
народ весёлый?
сколько женщин вокруг [love]
знаешь всех по именам?
толпы бывают? [crowd]
who is the most important person there [boss]
would i see children
are there lots of people around [crowd]
кто вокруг тебя
много людей? [crowd]
людно? [crowd]
кто там командует? [boss]
есть красивые девушки? [love]
сколько человек рядом
какие там люди
босс есть? [boss]
мужчины или женщины в основном
иностранцы бывают? [stranger]
друзья там есть?
кого там больше всего
семья с тобой? [kin]
who's in charge? [boss]
how many people are there
are the people friendly
do you know everyone there
is it crowded [crowd]
any kings or queens? [noble]`,
  tools: `какой инструмент у тебя под рукой
пистолет есть? [weapon]
что лежит в твоём кармане
без телефона выживешь? [modern]
что тебе выдали
what would you need to survive | fears
are there any screens [modern]
чё в руках держишь
какой предмет там главный
меч есть? [weapon]
нужен ли нож? [weapon]
компы есть? [modern]
вайфай есть? [modern]
что в карманах
мебель какая
инструмент нужен?
стрелять умеешь? | fears
розетки есть? [modern]
бумага и ручка понадобятся? [book]
are there weapons? [weapon]
what tools do you use
do you use a computer? [modern]
what's in your bag`,
  rest: `ты выспался?
можно где-нибудь посидеть
во что играют люди тут
отпуск бывает?
when do you go to bed
what's the most fun thing to do
где ночуешь
спать удобно?
отдохнуть можно?
тусовки бывают?
есть где прилечь
потанцевать можно? [song]
поёте? [song]
чем занимаешься вечером
как развлекаешься
what do you do in the evening
is there somewhere to sit
do people sing there? [song]
can you sleep well`,
  travel: `ты приехал издалека?
есть ли рядом река [sea]
куда можно отсюда уехать
how far is the nearest town
did you come by car
are there animals to ride [horse]
can i get there on foot
как туда попасть?
на чём туда едут
ехать долго?
на метро доехать можно?
лошади есть? [horse]
река рядом? [sea]
плаваешь? [sea]
высоко? [sky]
пешком или на транспорте
далеко от города?
самолётом летел? [sky]
ты часто переезжаешь?
как домой возвращаться
море видно? [sea]
how do you get there
how far is it
do you travel by horse? [horse]
is there water nearby [sea]
can you drive there
did you fly there? [sky]`,
  light: `свет из окна есть?
что можно увидеть вдалеке
тут темнота кромешная? [dark]
какой цвет преобладает
is there electricity for light [modern] | tools
can you see the sun
what does it look like inside
темновато? [dark]
что видно из окна
светит что нибудь?
свет есть?
как там освещение
красиво вокруг?
свечи горят?
звёзды видно? [stars]
is it bright there
what do you see around you
do you need a torch
is it dark there at night [dark]`,
  rules: `есть ли наказания?
можно ли пронести еду | food
кто следит за порядком
надо спрашивать разрешение?
do people break the rules
is taking photos ok
what happens to cheaters
are there secrets here [secret]
что запрещено?
правила строгие?
можно ли шуметь?
накажут если что?
легально?
полиция гоняет? [law]
можно курить? [smoke]
сбежать можно? [trapped]
бьют морды? [brawl]
тайное место? [secret]
молятся? [gods]
что будет если нарушить правила
кого пускают
разрешают фотографировать?
are there strict rules
is it against the law [law]
what isn't allowed
do you pray there? [gods]
is it a secret place [secret]
can anyone get in`,
  liking: `как настрой?
не надоело тебе тут?
would you live there
нравится тебе там?
как ты?
тебе хорошо?
круто там?
рад что пришёл?
how do you feel
do you enjoy it
is it cool there`,
  often: `сколько времени ты тут уже
ты здесь впервые?
ты давно там?
часто бываешь?
впервые тут?
сколько уже здесь торчишь
do you come here often
how long have you been here`,
  family: `дети бы обрадовались?
would you bring your mother
с ребёнком можно прийти?
родители знают где ты?
would you take your grandma there
can kids go there`,
  back: `а у вас как?
ну и ты?
what about your side
а ты сам?
у тебя как с этим
а ты что скажешь
and what about yourself
u?`,
  earlier: `ты уверен что правильно понял вопрос?
с чего ты взял
i don't get it, explain
почему?
это как понять
можешь объяснить?
не понял, что значит?
ты уверен?
точно?
why is that
are you sure
explain`,
};
